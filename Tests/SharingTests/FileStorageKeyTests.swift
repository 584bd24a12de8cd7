import ConcurrencyExtras
import Dependencies
import Foundation
import Sharing
import TestSupport
import XCTest

final class FileStorageKeyTests: FileStorageTestCase {
  private struct Settings: Codable, Equatable {
    var name = "A"
    var size = 1
  }

  func testAMissingFileIsTheDefaultAndTheDefaultIsWritten() {
    @Shared(.fileStorage(url)) var settings = Settings()

    XCTAssertEqual(settings, Settings())
    XCTAssertNil($settings.loadError)
    expect(text, #"{"name":"A","size":1}"#)
  }

  func testAnEmptyFileIsTheDefault() throws {
    try write("")
    @Shared(.fileStorage(url)) var count = 5

    XCTAssertEqual(count, 5)
    expect(text, "5")
    XCTAssertEqual(try names(), ["value.json"])
  }

  func testAChangeIsWrittenAndLoadedByAnotherProcess() throws {
    @Shared(.fileStorage(url)) var settings = Settings()
    $settings.withLock { $0 = Settings(name: "B", size: 2) }

    expect(text, #"{"name":"B","size":2}"#)
    asAnotherProcess {
      @Shared(.fileStorage(url)) var loaded = Settings()
      XCTAssertEqual(loaded, Settings(name: "B", size: 2))
    }
  }

  func testSaveReturnsWhenTheValueIsWritten() async throws {
    @Shared(.fileStorage(url)) var count = 0
    for number in 1...20 {
      $count.withLock { $0 = number }
      try await $count.save()
      XCTAssertEqual(text, "\(number)")
    }
    XCTAssertNil($count.saveError)
  }

  func testLoadReadsTheFile() async throws {
    try write("1")
    @Shared(.fileStorage(url)) var count = 0
    XCTAssertEqual(count, 1)
    try write("2")
    try await $count.load()

    XCTAssertEqual(count, 2)
  }

  func testLoadReturnsAnUnsavedValue() throws {
    try write("1")
    let manual = ManualScheduler()
    withDependencies {
      $0.defaultFileStorage = manual.storage
    } operation: {
      do {
        @Shared(.fileStorage(url)) var count = 0
        $count.withLock { $0 = 2 }
      }
      @Shared(.fileStorage(url)) var count = 0
      XCTAssertEqual(count, 2)
      XCTAssertEqual(text, "1")
    }
    manual.runWrites()
    XCTAssertEqual(text, "2")
  }

  func testARequiredValueThatIsMissingIsAnError() async throws {
    do {
      _ = try await Shared<Int>(require: .fileStorage(url))
      XCTFail("No error")
    } catch {
      XCTAssertTrue("\(error)".contains(".fileStorage(file://"), "\(error)")
    }
    try write("3")
    let count = try await Shared<Int>(require: .fileStorage(url))
    XCTAssertEqual(count.wrappedValue, 3)
  }

  func testTheKeyDescribesItself() {
    let key: FileStorageKey<Int> = .fileStorage(URL(filePath: "/a/b.json"))

    XCTAssertEqual("\(key)", ".fileStorage(file:///a/b.json)")
  }

  func testTwoKeysOfOneFileShareTheValue() {
    @Shared(.fileStorage(url)) var first = 0
    @Shared(.fileStorage(folder.appending(path: "a/../value.json"))) var second = 0
    $first.withLock { $0 = 42 }

    XCTAssertEqual(second, 42)
  }

  func testAChangeUpdatesAReferenceOfAnotherTypeToTheSameFile() throws {
    try write("1")
    @Shared(.fileStorage(url)) var integer = 0
    @Shared(.fileStorage(url)) var number = 0.0
    $integer.withLock { $0 = 42 }
    expect(number, 42)
    $number.withLock { $0 = 43 }
    expect(integer, 43)
  }

  func testTheFormatCanBeChanged() throws {
    let key = FileStorageKey<String>.fileStorage(
      url,
      decode: { String(decoding: $0, as: UTF8.self) },
      encode: { Data($0.utf8) }
    )
    @Shared(key) var value = "plain"

    expect(text, "plain")
    $value.withLock { $0 = "text" }
    expect(text, "text")
  }

  func testADecoderAndAnEncoderAreUsed() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    struct Value: Codable, Equatable { var firstName: String }
    try write(#"{"first_name":"A"}"#)
    @Shared(.fileStorage(url, decoder: decoder, encoder: encoder)) var value = Value(firstName: "")
    XCTAssertEqual(value.firstName, "A")
    $value.withLock { $0.firstName = "B" }

    expect(text, #"{"first_name":"B"}"#)
  }

  func testASymbolicLinkIsPreserved() async throws {
    try files.createSymbolicLink(atPath: url.path, withDestinationPath: "target.json")
    @Shared(.fileStorage(url)) var count = 1
    try await $count.save()

    XCTAssertEqual(text(at: folder.appending(path: "target.json")), "1")
    XCTAssertEqual(try files.destinationOfSymbolicLink(atPath: url.path), "target.json")
  }

  func testAURLThatIsNoFileIsAClearError() async {
    @Shared(.fileStorage(URL(string: "https://example.org/a.json") ?? url)) var count = 1
    XCTAssertTrue("\($count.loadError as Any)".contains("the URL is not the URL of a file"))
    do {
      try await $count.save()
      XCTFail("No error")
    } catch {
      XCTAssertTrue("\(error)".contains("https://example.org/a.json can't be written"), "\(error)")
    }
  }
}
