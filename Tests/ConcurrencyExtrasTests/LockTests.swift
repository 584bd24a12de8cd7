import ConcurrencyExtras
import XCTest

final class LockTests: XCTestCase {
  func testLockAppliesEveryConcurrentChange() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in counter.increment() }
    XCTAssertEqual(counter.count.withLock { $0 }, 1_000)
  }

  func testLockRetainsTheChangesBeforeAnErrorAndIsReleased() {
    struct Failure: Error {}
    let counter = Counter()
    XCTAssertThrowsError(
      try counter.count.withLock {
        $0 = 1
        throw Failure()
      }
    )
    XCTAssertEqual(counter.count.withLock { $0 }, 1)
  }

  func testLockReleasesItsValueWhenTheLockIsDestroyed() {
    final class Value {}
    weak var value: Value?
    do {
      let lock = Lock(Value())
      value = lock.withLock { $0 }
      lock.withLock { XCTAssertTrue($0 === value) }
    }
    XCTAssertNil(value)
  }
}

private final class Counter: Sendable {
  let count = Lock(0)

  func increment() {
    count.withLock { $0 += 1 }
  }
}
