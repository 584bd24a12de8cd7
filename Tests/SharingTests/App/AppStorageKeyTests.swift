import Dependencies
import Foundation
import TestSupport
import XCTest

@testable import Sharing

final class AppStorageKeyTests: AppStorageTestCase {
  func testAKeyIsDescribedAsInCode() {
    let key: AppStorageKey<Int> = .appStorage("count")

    XCTAssertEqual("\(key)", ".appStorage(\"count\")")
  }

  func testAnEmptyKeyIsReported() {
    let messages = recordMessages {
      @Shared(.appStorage("")) var count = 1
      XCTAssertEqual(count, 1)
    }

    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages.first?.contains("is empty") == true, "\(messages)")
  }

  func testReferencesWithOneKeyAndOneStoreShareTheValue() {
    @Shared(.appStorage("count")) var first = 0
    @Shared(.appStorage("count")) var second = 0
    @Shared(.appStorage("count", store: .inMemory())) var other = 0

    $first.withLock { $0 = 1 }

    XCTAssertEqual([first, second, other], [1, 1, 0])
  }

  func testAReferenceOfAnotherTypeObservesTheChange() {
    @Shared(.appStorage("count")) var count = 0
    @Shared(.appStorage("count")) var optional: Int?
    XCTAssertEqual(optional, 0)

    $count.withLock { $0 = 1 }

    wait { optional == 1 }
    $optional.withLock { $0 = nil }
    wait { count == 0 }
  }

  func testTheValueOutlivesItsReferences() {
    do {
      @Shared(.appStorage("count")) var count = 0
      $count.withLock { $0 = 42 }
    }
    @Shared(.appStorage("count")) var count = 0

    XCTAssertEqual(count, 42)
  }

  func testTheFirstTestStartsWithAnEmptyStore() { checkThatTheStoreIsEmpty() }
  func testTheSecondTestStartsWithAnEmptyStore() { checkThatTheStoreIsEmpty() }

  /// The default is saved at the first load, so a store that two tests used would not return the
  /// second default.
  private func checkThatTheStoreIsEmpty(_ value: Int = .random(in: 0 ... .max)) {
    @Shared(.appStorage("isolation")) var count = value
    XCTAssertEqual(count, value)
    $count.withLock { $0 = 0 }
  }

  func testAPreviewHasAStoreInMemory() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.defaultAppStorage) var store
      XCTAssertEqual("\(store)", "memory")
    }
  }

  func testTheDefaultIsSavedAtTheFirstLoad() throws {
    let store = makeStore()
    @Shared(.appStorage("count", store: store)) var count = 1
    @Shared(.appStorage("name", store: store)) var name: String?
    try store.flush()

    XCTAssertEqual(try text(), "{\n  \"count\": 1\n}\n")
    @Shared(.appStorage("count", store: makeStore())) var second = 2
    XCTAssertEqual(second, 1)
    XCTAssertEqual(count, 1)
    XCTAssertNil(name)
  }

  func testTheDefaultOfAReaderIsSavedAtTheFirstLoad() throws {
    let store = makeStore()
    @SharedReader(.appStorage("count", store: store)) var count = 1
    try store.flush()

    XCTAssertEqual(count, 1)
    XCTAssertEqual(try text(), "{\n  \"count\": 1\n}\n")
  }

  func testAValueOfAnotherTypeIsReportedAndPreservedUntilAChange() throws {
    try write("{\"count\": \"many\", \"other\": 1}")
    let store = makeStore()
    @Shared(.appStorage("count", store: store)) var count = 5
    @Shared(.appStorage("other", store: store)) var other = 0
    $other.withLock { $0 = 2 }
    try store.flush()

    XCTAssertEqual(count, 5)
    XCTAssertTrue($count.loadError is AppStorageValueError)
    XCTAssertEqual(
      reports.value,
      [
        """
        The value of .appStorage("count") in \(file.path) is "many", a string, but an integer was \
        expected. The default is used. The stored value is preserved until the app changes the \
        value.
        """
      ]
    )
    XCTAssertEqual(try text(), "{\n  \"count\": \"many\",\n  \"other\": 2\n}\n")

    $count.withLock { $0 += 1 }
    try store.flush()
    XCTAssertEqual(try text(), "{\n  \"count\": 6,\n  \"other\": 2\n}\n")
  }

  func testANumberThatIsTooLargeIsReported() throws {
    try write("{\"a\": 1e400, \"b\": 1.5, \"c\": 99999999999999999999}")
    let store = makeStore()
    @Shared(.appStorage("a", store: store)) var a = 1.0
    @Shared(.appStorage("b", store: store)) var b = 2
    @Shared(.appStorage("c", store: store)) var c = 3

    XCTAssertEqual(a, 1)
    XCTAssertEqual([b, c], [2, 3])
    XCTAssertEqual(reports.value.count, 3)
  }

  func testACodableValueThatCannotBeDecodedIsReportedWithTheReason() throws {
    struct Window: Codable { var size: [Int] }
    try write("{\"window\": {\"size\": [1, true]}}")
    @Shared(.appStorage("window", store: makeStore())) var window = Window(size: [])

    XCTAssertEqual(window.size, [])
    XCTAssertEqual(reports.value.count, 1)
    XCTAssertTrue(reports.value.first?.contains("(at size.[1]: ") == true, "\(reports.value)")
  }

  func testARequiredValueIsLoadedFromTheFile() async throws {
    try write("{\"count\": 2, \"name\": 3}")
    let store = makeStore()

    let count = try await Shared<Int>(require: .appStorage("count", store: store))

    XCTAssertEqual(count.wrappedValue, 2)
    do {
      _ = try await Shared<Int>(require: .appStorage("missing", store: store))
      XCTFail("expected an error")
    } catch {
      XCTAssertTrue("\(error)".contains("has no value for the key .appStorage(\"missing\")"))
    }
    do {
      _ = try await Shared<String>(require: .appStorage("name", store: store))
      XCTFail("expected an error")
    } catch {
      XCTAssertTrue("\(error)".contains("a string was expected"), "\(error)")
    }
  }

  func testAValueThatCannotBeEncodedIsASaveError() throws {
    let store = makeStore()
    @Shared(.appStorage("numbers", store: store)) var numbers = [1.0]
    $numbers.withLock { $0 = [.nan] }
    try store.flush()

    XCTAssertNotNil($numbers.saveError)
    XCTAssertEqual(try text(), "{\n  \"numbers\": [\n    1\n  ]\n}\n")
  }
}
