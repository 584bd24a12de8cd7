import ConcurrencyExtras
import Dependencies
import Foundation
import Sharing
import TestSupport
import XCTest

final class FileStorageInMemoryTests: XCTestCase {
  private static let url = URL(filePath: "/nowhere/value.json")
  private let url = FileStorageInMemoryTests.url

  func testATestHasAStorageInMemory() async throws {
    @Shared(.fileStorage(url)) var count = 1
    $count.withLock { $0 = 2 }
    try await $count.save()

    XCTAssertEqual(count, 2)
    XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
  }

  func testEachTestHasItsOwnStorage() {
    // The other tests change the value at the same URL.
    @Shared(.fileStorage(url)) var count = 1

    XCTAssertEqual(count, 1)
  }

  func testTheValueOutlivesItsReferences() {
    do {
      @Shared(.fileStorage(url)) var count = 1
      $count.withLock { $0 = 2 }
    }
    @Shared(.fileStorage(url)) var count = 1

    XCTAssertEqual(count, 2)
  }

  func testAChangeIsEncodedAndStoredAtOnce() {
    let files = LockIsolated<[URL: Data]>([:])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var value = ["a": 1]
      XCTAssertEqual(files.value, [url: Data(#"{"a":1}"#.utf8)])
      for number in 2...5 {
        $value.withLock { $0["a"] = number }
        XCTAssertEqual(files.value, [url: Data(#"{"a":\#(number)}"#.utf8)])
      }
    }
  }

  func testAnInitialContentIsDecoded() {
    let files = LockIsolated([Self.url: Data("42".utf8)])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var count = 0
      XCTAssertEqual(count, 42)
    }
  }

  func testAContentThatCanNotBeDecodedIsMovedAside() throws {
    let files = LockIsolated([Self.url: Data("damaged".utf8)])
    let messages = recordMessages {
      withDependencies {
        $0.defaultFileStorage = .inMemory(fileSystem: files)
      } operation: {
        @Shared(.fileStorage(url)) var count = 0
        XCTAssertEqual(count, 0)
      }
    }

    let aside = try XCTUnwrap(files.value.keys.first { $0.path.contains(".unreadable-") })
    XCTAssertEqual(files.value[aside], Data("damaged".utf8))
    XCTAssertEqual(files.value[url], Data("0".utf8))
    XCTAssertTrue(messages.first?.contains(aside.path) == true, "\(messages)")
  }

  func testAnErrorOfTheEncoderIsTheSaveError() {
    @Shared(.fileStorage(url)) var number = 0.0
    $number.withLock { $0 = .infinity }
    XCTAssertTrue($number.saveError is EncodingError)
    $number.withLock { $0 = 1 }

    XCTAssertNil($number.saveError)
  }

  func testStoragesAreEqualIfTheyHaveTheSameFiles() {
    let files = LockIsolated<[URL: Data]>([:])

    XCTAssertEqual(FileStorage.inMemory(fileSystem: files), .inMemory(fileSystem: files))
    XCTAssertNotEqual(FileStorage.inMemory, .inMemory)
    XCTAssertEqual(FileStorage.fileSystem, .fileSystem)
    XCTAssertNotEqual(FileStorage.fileSystem, .inMemory)
  }

  func testTheDefaultStorageOfAnAppIsTheFileSystem() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.defaultFileStorage) var storage
      XCTAssertEqual(storage, .fileSystem)
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.defaultFileStorage) var storage
      XCTAssertNotEqual(storage, .fileSystem)
    }
  }
}
