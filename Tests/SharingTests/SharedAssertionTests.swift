import CustomDump
import Sharing
import XCTest

/// The comparison of shared values that a test store performs.
final class SharedAssertionTests: XCTestCase {
  private struct State: Equatable {
    @Shared var count: Int
  }

  private let tracker = SharedChangeTracker(reportUnassertedChanges: false)

  private func assertion(isExhaustive: Bool = true) -> SharedAssertion {
    SharedAssertion(tracker: tracker, snapshot: tracker.snapshot(), isExhaustive: isExhaustive)
  }

  func testAnUnassertedChangeDiffersFromTheActualValue() {
    let state = State(count: Shared(value: 0))
    tracker.track { state.$count.withLock { $0 = 1 } }

    assertion().run {
      XCTAssertNotEqual(state, state)
    }
  }

  func testADumpIsTheDumpOfTheValue() {
    @Shared(value: 42) var count
    XCTAssertEqual(String(customDumping: $count), "42")
  }

  func testADumpNumbersTheReferencesOfOneTypeFromTheSecond() {
    struct Stats {
      var count = 0
      var total = 1
    }
    @Shared(value: Stats()) var stats
    @Shared(value: 2) var number
    let parts = [$stats.count, $stats.total, $number, $stats.count, $stats.total]
    XCTAssertEqual(
      String(customDumping: parts),
      """
      [
        [0]: 0,
        [1]: #1 1,
        [2]: #2 2,
        [3]: Int(↩︎),
        [4]: #1 Int(↩︎)
      ]
      """
    )
  }

  func testADifferenceNumbersTheReferencesOfOneType() throws {
    struct Pair: Equatable {
      @Shared var first: Int
      @Shared var second: Int
    }
    let state = Pair(first: Shared(value: 0), second: Shared(value: 0))
    tracker.track {
      state.$first.withLock { $0 = 1 }
      state.$second.withLock { $0 = 2 }
    }
    let difference = try XCTUnwrap(assertion().run { diff(state, state) })
    XCTAssertTrue(difference.contains("_second: #1"), difference)
  }

  func testADifferenceShowsEachPartOfOneValue() throws {
    struct Profile: Equatable {
      var name = "A"
      var age = 1
    }
    struct Parts: Equatable {
      @Shared var name: String
      @Shared var age: Int
    }
    @Shared(value: Profile()) var profile
    let state = Parts(name: $profile.name, age: $profile.age)
    tracker.track { $profile.withLock { $0 = Profile(name: "B", age: 2) } }
    let difference = try XCTUnwrap(assertion().run { diff(state, state) })
    XCTAssertFalse(difference.contains("↩︎"), difference)
    XCTAssertTrue(difference.contains("2"), difference)
  }

  func testAnAssertedChangeEqualsTheActualValue() {
    let state = State(count: Shared(value: 0))
    tracker.track { state.$count.withLock { $0 += 1 } }
    let assertion = assertion()

    assertion.run {
      XCTAssertEqual(state.count, 0)
      state.$count.withLock { $0 += 1 }
      XCTAssertEqual(state, state)
    }

    XCTAssertEqual(assertion.differences, [])
    XCTAssertEqual(state.count, 1)
  }

  func testAWrongAssertionLeavesTheActualValueUnchanged() {
    let state = State(count: Shared(value: 0))
    tracker.track { state.$count.withLock { $0 = 1 } }

    assertion().run {
      state.$count.withLock { $0 = 5 }
      XCTAssertNotEqual(state, state)
    }

    XCTAssertEqual(state.count, 1)
  }

  func testADifferenceShowsTheExpectedAndTheActualValue() {
    let state = State(count: Shared(value: 0))
    tracker.track { state.$count.withLock { $0 = 1 } }

    let difference = assertion().run { diff(state, state) }

    XCTAssertEqual(
      difference,
      """
        SharedAssertionTests.State(
      -   _count: 0
      +   _count: 1
        )
      """
    )
  }

  func testAChangeOutsideOfTheStateIsADifference() {
    @Shared(value: 0) var count
    tracker.track { $count.withLock { $0 = 1 } }

    XCTAssertEqual(assertion().differences.count, 1)
    XCTAssertEqual(assertion(isExhaustive: false).differences, [])
  }

  func testAnExpectedChangeThatWasNotMadeIsADifference() {
    @Shared(value: 0) var count
    let assertion = assertion()

    assertion.run { $count.withLock { $0 = 1 } }

    XCTAssertEqual(assertion.differences.count, 1)
  }

  func testAChangeThatIsUndoneIsNoDifference() {
    @Shared(value: 0) var count
    tracker.track {
      $count.withLock { $0 = 1 }
      $count.withLock { $0 = 0 }
    }

    XCTAssertEqual(assertion().differences, [])
  }

  func testEachAssertionStartsWithTheValuesOfTheLastAssertion() {
    @Shared(value: 0) var count
    tracker.track { $count.withLock { $0 = 1 } }
    let first = tracker.snapshot()
    tracker.track { $count.withLock { $0 = 2 } }

    let firstAssertion = SharedAssertion(tracker: tracker, snapshot: first)
    firstAssertion.run { $count.withLock { $0 = 1 } }
    XCTAssertEqual(firstAssertion.differences, [])
    tracker.didAssert(first)
    XCTAssertTrue(tracker.hasChanges)

    let second = tracker.snapshot()
    let secondAssertion = SharedAssertion(tracker: tracker, snapshot: second)
    secondAssertion.run {
      XCTAssertEqual(count, 1)
      $count.withLock { $0 = 2 }
    }
    XCTAssertEqual(secondAssertion.differences, [])
    tracker.didAssert(second)
    XCTAssertFalse(tracker.hasChanges)
  }

  func testAChangeOfATaskThatATrackedOperationStartsIsTracked() async {
    @Shared(value: 0) var count
    let shared = $count

    await tracker.track { Task { shared.withLock { $0 = 1 } } }.value

    XCTAssertTrue(tracker.hasChanges)
  }

  func testAChangeOutsideOfATrackedOperationIsNotTracked() {
    @Shared(value: 0) var count

    $count.withLock { $0 = 1 }

    XCTAssertFalse(tracker.hasChanges)
  }
}
