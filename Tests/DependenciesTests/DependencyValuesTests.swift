import ConcurrencyExtras
import IssueReporting
import XCTest

@testable import Dependencies

final class DependencyValuesTests: XCTestCase {
  func testDependencyValuesHaveTheSizeOfOneReference() {
    XCTAssertEqual(MemoryLayout<DependencyValues>.size, MemoryLayout<AnyObject>.size)
  }

  func testMutationOfACopyDoesNotChangeTheOriginalDependencyValues() {
    var original = DependencyValues.unset
    original[Name.self] = "original"
    var copy = original
    copy[Name.self] = "copy"
    XCTAssertEqual(original[Name.self], "original")
    XCTAssertEqual(copy[Name.self], "copy")
  }

  func testDependencyValuesReturnTheLatestValueOfEachKeyAfterManyWrites() {
    var values = DependencyValues.unset
    for number in 1...1_000 {
      values[Name.self] = "name \(number)"
      values[Number.self] = number
      if number % 7 == 0 { values[Other.self] = number }
    }
    XCTAssertEqual(values[Name.self], "name 1000")
    XCTAssertEqual(values[Number.self], 1_000)
    XCTAssertEqual(values[Other.self], 994)
  }

  func testStorageDepthIsBoundedAfterManyWritesAndMerges() {
    var storage = DependencyStorage()
    let keys = [ObjectIdentifier(Number.self), ObjectIdentifier(Other.self)]
    for number in 1...1_000 {
      storage.set(number, for: keys[number % 2])
      var other = DependencyStorage()
      other.set(number, for: keys[number % 2])
      if number % 5 == 0 { storage = other.merging(storage) }
      XCTAssertLessThanOrEqual(storage.top?.depth ?? 0, 3 * DependencyLayer.longestChain)
    }
    XCTAssertEqual(storage.value(for: keys[0], as: Int.self), 1_000)
    XCTAssertEqual(storage.value(for: keys[1], as: Int.self), 999)
  }

  func testReplacedDependencyValuesAreReleased() {
    final class Object: Sendable {}
    enum ObjectKey: TestDependencyKey {
      static var testValue: Object { Object() }
    }
    weak var replaced: Object?
    var values = DependencyValues.unset
    do {
      let object = Object()
      replaced = object
      values[ObjectKey.self] = object
    }
    XCTAssertNotNil(replaced)
    values[ObjectKey.self] = Object()
    for number in 1...50 {
      values[Number.self] = number
      values[Other.self] = number
    }
    XCTAssertNil(replaced)
  }

  func testMergedDependencyValuesPreferTheTopValues() {
    var base = DependencyValues.unset
    base[Name.self] = "base"
    base[Number.self] = 1
    var top = DependencyValues.unset
    top[Number.self] = 2
    let merged = base.merging(top)
    XCTAssertEqual(merged[Name.self], "base")
    XCTAssertEqual(merged[Number.self], 2)
    XCTAssertEqual(base[Number.self], 1)
  }

  func testMergeOfRelatedDependencyValuesReturnsIdenticalStorage() {
    var outer = DependencyValues.unset
    outer[Name.self] = "outer"
    var inner = outer
    inner[Number.self] = 1
    XCTAssertTrue(outer.merging(inner).isIdentical(to: inner))
    XCTAssertTrue(outer.merging(outer).isIdentical(to: outer))
    XCTAssertTrue(outer.merging(DependencyValues.unset).isIdentical(to: outer))
    XCTAssertTrue(DependencyValues.unset.merging(outer).isIdentical(to: outer))
  }

  func testNewDependencyValuesCreateNewDefaults() {
    XCTAssertEqual(DependencyValues._current[Sequence.self].next(), 0)
    for _ in 1...2 {
      withDependencies {
        $0 = DependencyValues()
        // New values have new defaults, with any number of overrides and scopes.
        for number in 1...100 {
          $0[Number.self] = number
          $0[Other.self] = number
        }
      } operation: {
        withDependencies {
          $0[Name.self] = "inner"
        } operation: {
          @Dependency(Sequence.self) var sequence
          XCTAssertEqual(sequence.next(), 0)
          XCTAssertEqual(sequence.next(), 1)
        }
      }
    }
    XCTAssertEqual(DependencyValues._current[Sequence.self].next(), 1)
  }

  func testDependencyValuesWithNewDefaultsRetainTheirOverrides() {
    XCTAssertEqual(DependencyValues._current[Sequence.self].next(), 0)
    var values = DependencyValues.unset
    values[Number.self] = 1
    let fresh = values.withNewDefaults()
    XCTAssertEqual(fresh[Number.self], 1)
    XCTAssertEqual(fresh[Sequence.self].next(), 0)
    XCTAssertEqual(values[Sequence.self].next(), 1)
  }

  func testWithCurrentReplacesAllCurrentDependencyValues() async {
    var values = DependencyValues.unset
    values[Name.self] = "current"
    withDependencies {
      $0[Number.self] = 7
    } operation: {
      DependencyValues.withCurrent(values) {
        XCTAssertEqual(DependencyValues._current[Name.self], "current")
        XCTAssertEqual(DependencyValues._current[Number.self], 0)
      }
    }
    await DependencyValues.withCurrent(values) {
      await Task.yield()
      XCTAssertEqual(DependencyValues._current[Name.self], "current")
    }
  }
}

/// A key with a test value.
enum Name: TestDependencyKey {
  static var testValue: String { "" }
}

enum Number: TestDependencyKey {
  static var testValue: Int { 0 }
}

enum Other: TestDependencyKey {
  static var testValue: Int { 0 }
}

/// A key without a test value.
struct Client: DependencyKey {
  var fetch: @Sendable () -> String
  static var liveValue: Client { Client { "live" } }
}

/// A key with a value for each context.
enum Stage: DependencyKey {
  static var liveValue: String { "live" }
  static var previewValue: String { "preview" }
  static var testValue: String { "test" }
}

extension DependencyValues {
  var client: Client {
    get { self[Client.self] }
    set { self[Client.self] = newValue }
  }

  var stage: String {
    get { self[Stage.self] }
    set { self[Stage.self] = newValue }
  }
}
