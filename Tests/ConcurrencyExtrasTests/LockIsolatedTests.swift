import ConcurrencyExtras
import XCTest

final class LockIsolatedTests: XCTestCase {
  func testLockIsolatedAppliesEveryConcurrentChange() {
    let count = LockIsolated(0)
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in count.withValue { $0 += 1 } }
    XCTAssertEqual(count.value, 1_000)
  }

  func testLockIsolatedWithValueReturnsTheResultOfItsOperation() {
    let values = LockIsolated([1, 2, 3])
    XCTAssertEqual(values.withValue { $0.removeLast() }, 3)
    XCTAssertEqual(values.value, [1, 2])
  }

  func testLockIsolatedRetainsTheChangesBeforeAnError() {
    struct Failure: Error {}
    let value = LockIsolated(0)
    XCTAssertThrowsError(
      try value.withValue {
        $0 = 1
        throw Failure()
      }
    )
    XCTAssertEqual(value.value, 1)
  }

  func testLockIsolatedValueIsReadableWithinAChange() {
    let value = LockIsolated(1)
    value.withValue { $0 += value.value }
    XCTAssertEqual(value.value, 2)
  }

  func testLockIsolatedSetValueReplacesTheValue() {
    let value = LockIsolated("a")
    value.setValue("b")
    XCTAssertEqual(value.value, "b")
  }

  func testLockIsolatedForwardsPropertiesToItsValue() {
    XCTAssertEqual(LockIsolated([1, 2]).count, 2)
  }

  func testLockIsolatedEqualityAndHashUseItsValue() {
    XCTAssertEqual(LockIsolated(1), LockIsolated(1))
    XCTAssertNotEqual(LockIsolated(1), LockIsolated(2))
    XCTAssertEqual(Set([LockIsolated(1), LockIsolated(1), LockIsolated(2)]).count, 2)
  }
}
