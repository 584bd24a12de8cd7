import ConcurrencyExtras
import Dependencies
import Foundation
import Sharing
import TestSupport
import XCTest

final class FileStorageErrorTests: FileStorageTestCase {
  private struct Failure: Error {}

  private func unreadableFiles() throws -> [String] {
    try names().filter { $0.contains(".unreadable-") }
  }

  func testAFileThatCanNotBeDecodedIsMovedAsideAndReported() throws {
    try write("damaged")
    var error: String?
    let messages = recordMessages {
      @Shared(.fileStorage(url)) var count = 7
      XCTAssertEqual(count, 7)
      expect(text, "7")
      error = $count.loadError.map { "\($0)" }
    }

    let name = try XCTUnwrap(unreadableFiles().first)
    XCTAssertNotNil(
      name.wholeMatch(of: /value\.unreadable-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.json/),
      name
    )
    let moved = folder.appending(path: name)
    XCTAssertEqual(text(at: moved), "damaged")
    XCTAssertEqual(
      error,
      "The content of \(url.path) is not valid. The file was moved to \(moved.path)."
    )
    XCTAssertEqual(messages.count, 1)
    for part in [url.path, folder.appending(path: name).path, "dataCorrupted"] {
      XCTAssertTrue(messages.first?.contains(part) == true, "\(messages)")
    }
  }

  func testAFileThatCanNotBeDecodedIsNotReportedIfTheAppShowsTheError() throws {
    try write("damaged")
    let messages = try recordMessages {
      @Shared(.fileStorage(url, reportsUnreadableFile: false)) var count = 7
      XCTAssertEqual(count, 7)
      let name = try XCTUnwrap(unreadableFiles().first)
      XCTAssertEqual(
        $count.loadError.map { "\($0)" },
        """
        The content of \(url.path) is not valid. The file was moved to \
        \(folder.appending(path: name).path).
        """
      )
    }
    XCTAssertEqual(messages, [])
  }

  func testAContentThatAnotherProcessHasReplacedDuringTheDecodingIsNotMovedAside() throws {
    try write("damaged")
    let isFirst = LockIsolated(true)
    let key = FileStorageKey<Int>.fileStorage(
      url,
      decode: { [url] data in
        if isFirst.value {
          isFirst.setValue(false)
          try Data("8".utf8).write(to: url, options: .atomic)
        }
        return try JSONDecoder().decode(Int.self, from: data)
      },
      encode: { Data("\($0)".utf8) }
    )
    let messages = recordMessages {
      @Shared(key) var count = 7
      XCTAssertEqual(count, 8)
    }
    XCTAssertEqual(messages, [])
    XCTAssertEqual(text, "8")
    XCTAssertEqual(try unreadableFiles(), [])
  }

  func testEachFileThatIsMovedAsideHasItsOwnName() throws {
    for number in 1...3 {
      try write("damaged \(number)")
      _ = recordMessages {
        asAnotherProcess {
          @Shared(.fileStorage(url)) var count = 7
          expect(text, "7")
        }
      }
    }
    let contents = try unreadableFiles().map { text(at: folder.appending(path: $0)) }
    XCTAssertEqual(Set(contents), ["damaged 1", "damaged 2", "damaged 3"])
  }

  func testAFolderAtThePathIsALoadErrorAndASaveError() async throws {
    try files.createDirectory(at: url, withIntermediateDirectories: false)
    @Shared(.fileStorage(url)) var count = 7
    let expected = "\(url.path) can't be written: there is a folder at the path."

    XCTAssertEqual(count, 7)
    XCTAssertTrue("\($count.loadError as Any)".contains("there is a folder at the path"))
    $count.withLock { $0 = 8 }
    expect($count.saveError.map { "\($0)" }, expected)
    do {
      try await $count.save()
      XCTFail("No error")
    } catch {
      XCTAssertEqual("\(error)", expected)
      XCTAssertEqual(error.localizedDescription, expected)
    }
    XCTAssertEqual(count, 8)
    try files.removeItem(at: url)
    try await $count.save()
    XCTAssertEqual(text, "8")
  }

  func testAFailedWriteIsRepeatedBySave() async throws {
    try write("1")
    @Shared(.fileStorage(url)) var count = 0
    try obstruct()
    $count.withLock { $0 = 8 }
    expect($count.saveError == nil, false)
    try removeObstacle()
    try await $count.save()

    XCTAssertNil($count.saveError)
    XCTAssertEqual(text, "8")
  }

  func testAFailedWriteIsRepeatedAtTheNextChange() throws {
    try write("1")
    @Shared(.fileStorage(url)) var count = 0
    try obstruct()
    $count.withLock { $0 = 8 }
    expect($count.saveError == nil, false)
    try removeObstacle()
    $count.withLock { $0 = 9 }

    expect(text, "9")
    expect($count.saveError == nil, true)
  }

  func testAFailedWriteIsRepeatedByAFlushAfterTheReferenceIsReleased() throws {
    try write("1")
    do {
      @Shared(.fileStorage(url)) var count = 0
      try obstruct()
      $count.withLock { $0 = 8 }
      expect($count.saveError == nil, false)
    }
    try removeObstacle()
    FileStorage.flush()

    XCTAssertEqual(text, "8")
  }

  func testAnErrorOfTheEncoderIsTheSaveError() async throws {
    let encode: @Sendable (Int) throws -> Data = { _ in throw Failure() }
    let key = FileStorageKey<Int>.fileStorage(url, decode: { _ in 0 }, encode: encode)
    @Shared(key) var count = 0
    $count.withLock { $0 = 1 }

    expect($count.saveError is Failure, true)
    XCTAssertEqual(try names(), [])
  }

  func testAFileThatCanNotBeMovedAsideIsPreservedAndSavingIsRefused() async throws {
    // No file can be created in a folder of the kernel, and the content is not JSON.
    let url = URL(filePath: "/proc/self/comm")
    let before = text(at: url)
    let issues = recordMessages {
      asAnotherProcess {
        @Shared(.fileStorage(url)) var count = [1]
        XCTAssertEqual(count, [1])
        let error = $count.loadError.map { "\($0)" } ?? ""
        XCTAssertTrue(error.hasPrefix("The content of \(url.path) is not valid."), error)
        XCTAssertTrue(error.hasSuffix("Changes are not saved."), error)
        $count.withLock { $0 = [2] }
        expect($count.saveError.map { "\($0)".contains("can't be moved aside") }, true)
      }
    }
    XCTAssertTrue(issues.first?.contains("changes are not saved") == true, "\(issues)")
    XCTAssertEqual(text(at: url), before)
  }

  /// Replaces the file with a folder, so that it can be neither read nor written.
  private func obstruct() throws {
    try files.moveItem(at: url, to: folder.appending(path: "original"))
    try files.createDirectory(at: url, withIntermediateDirectories: false)
  }

  private func removeObstacle() throws {
    try files.removeItem(at: url)
    try files.moveItem(at: folder.appending(path: "original"), to: url)
  }
}
