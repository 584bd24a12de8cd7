import Dependencies
import Sharing
import TestSupport
import XCTest

final class InMemoryKeyTests: XCTestCase {
  func testReferencesWithOneKeyShareTheValue() {
    @Shared(.inMemory("count")) var first = 0
    @Shared(.inMemory("count")) var second = 0

    $first.withLock { $0 = 42 }

    XCTAssertEqual(second, 42)
  }

  func testTheFirstDefaultIsUsed() {
    @Shared(.inMemory("count")) var first = 1
    @Shared(.inMemory("count")) var second = 2

    XCTAssertEqual(second, 1)
  }

  func testTheDefaultOfAKnownKeyIsNotEvaluated() {
    var evaluations = 0
    func makeDefault() -> Int {
      evaluations += 1
      return 0
    }
    let first = Shared(wrappedValue: makeDefault(), .inMemory("count"))
    let second = Shared(wrappedValue: makeDefault(), .inMemory("count"))

    XCTAssertEqual(first, second)
    XCTAssertEqual(evaluations, 1)
  }

  func testTheValueOutlivesItsReferences() {
    do {
      @Shared(.inMemory("count")) var count = 0
      $count.withLock { $0 = 42 }
    }
    @Shared(.inMemory("count")) var count = 0

    XCTAssertEqual(count, 42)
  }

  func testTheFirstDefaultOutlivesItsReferences() async throws {
    do {
      @Shared(.inMemory("count")) var count = 1
      XCTAssertEqual(count, 1)
    }
    do {
      @Shared(.launchCount) var launchCount = 5
      XCTAssertEqual(launchCount, 5)
    }
    @Shared(.inMemory("count")) var count = 2
    @Shared(.launchCount) var launchCount

    XCTAssertEqual([count, launchCount], [1, 5])
    let required = try await SharedReader<Int>(require: .inMemory("count"))
    XCTAssertEqual(required.wrappedValue, 1)
  }

  func testEachStorageHasItsOwnValues() {
    @Shared(.inMemory("count")) var outer = 1
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.inMemory("count")) var inner = 2
      $inner.withLock { $0 = 3 }
    }

    XCTAssertEqual(outer, 1)
  }

  func testATestStartsWithAnEmptyStorage() {
    @Shared(.inMemory("count")) var count = 7

    XCTAssertEqual(count, 7)
  }

  func testAnOptionalValueNeedsNoDefault() {
    @Shared(.inMemory("name")) var name: String?

    XCTAssertNil(name)
    $name.withLock { $0 = "Blob" }
    XCTAssertEqual(name, "Blob")
  }

  func testAKeyWithADefaultNeedsNoDefault() {
    @Shared(.launchCount) var launchCount
    @SharedReader(.launchCount) var reader
    @Shared(.launchCount) var other = 5

    $launchCount.withLock { $0 += 1 }

    XCTAssertEqual([launchCount, reader, other], [101, 101, 101])
  }

  func testAReferenceCanLoadAnotherKey() async throws {
    @Shared(.inMemory("first")) var count = 1
    @Shared(.inMemory("second")) var second = 0
    $second.withLock { $0 = 2 }

    try await $count.load(.inMemory("second"))

    XCTAssertEqual(count, 2)
    $count.withLock { $0 = 3 }
    XCTAssertEqual(second, 3)
  }

  func testARequiredValueIsLoaded() async throws {
    @Shared(.inMemory("count")) var count = 1
    $count.withLock { $0 = 2 }

    let required = try await Shared<Int>(require: .inMemory("count"))

    XCTAssertEqual(required.wrappedValue, 2)
  }

  func testARequiredValueThatIsMissingThrowsItsKey() async {
    do {
      _ = try await Shared<Int>(require: .inMemory("count"))
      XCTFail("expected an error")
    } catch {
      XCTAssertEqual(
        "\(error)",
        """
        The storage has no value for the key .inMemory("count"). Save a value first, or use a \
        default.
        """
      )
    }
  }

  func testADefaultOfAReferenceOverridesTheDefaultOfItsKey() {
    @Shared(.launchCount) var launchCount = 5
    @SharedReader(.launchCount) var reader = 6
    XCTAssertEqual([launchCount, reader], [5, 5])
  }

  func testAKeyHasItsDefault() {
    let key = InMemoryKey[.inMemory("launchCount"), default: 100]
    @Shared(key) var launchCount = 5
    XCTAssertEqual(key.initialValue, 100)
    XCTAssertEqual(launchCount, 5)
  }

  func testAReferenceCanLoadAKeyWithADefault() async throws {
    @Shared(.inMemory("first")) var count = 1
    try await $count.load(.launchCount)
    XCTAssertEqual(count, 100)
  }

  func testARequiredKeyWithADefaultSharesTheValue() async throws {
    @Shared(.launchCount) var launchCount
    $launchCount.withLock { $0 = 5 }
    let required = try await Shared<Int>(require: .launchCount)
    required.withLock { $0 = 6 }
    XCTAssertEqual(launchCount, 6)
  }

  func testAGenericFunctionSharesTheValueOfAKeyWithADefault() {
    func reference(_ key: some SharedKey<Int>) -> Shared<Int> { Shared(wrappedValue: 0, key) }
    @Shared(.launchCount) var launchCount
    reference(.launchCount).withLock { $0 = 6 }
    XCTAssertEqual(launchCount, 6)
  }

  func testTheFirstTestStartsWithAnEmptyStorage() {
    checkThatTheStorageIsEmpty()
  }

  func testTheSecondTestStartsWithAnEmptyStorage() {
    checkThatTheStorageIsEmpty()
  }

  private func checkThatTheStorageIsEmpty() {
    @Shared(.inMemory("isolation")) var count = 1
    XCTAssertEqual(count, 1)
    $count.withLock { $0 = 2 }
  }

  func testAValueOfAnotherTypeIsReportedAndTheDefaultIsUsed() {
    @Shared(.inMemory("count")) var count = 1
    $count.withLock { $0 = 2 }

    let messages = recordMessages {
      @Shared(.inMemory("count")) var name = "none"
      XCTAssertEqual(name, "none")
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(
      messages[0].contains("has a value of type 'Int', but a value of type 'String'"),
      messages[0]
    )
  }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var launchCount: Self { Self[.inMemory("launchCount"), default: 100] }
}
