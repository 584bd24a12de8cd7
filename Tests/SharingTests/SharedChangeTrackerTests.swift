import IssueReporting
import Sharing
import TestSupport
import XCTest

final class SharedChangeTrackerTests: XCTestCase {
  private let count = Shared(value: 0)

  func testAssertedChangesAreNotReported() {
    let messages = recordMessages {
      let tracker = SharedChangeTracker()
      tracker.track { count.withLock { $0 = 1 } }
      XCTAssertTrue(tracker.hasChanges)
      tracker.assert {
        XCTAssertEqual(count.wrappedValue, 0)
        count.withLock { $0 += 1 }
      }
      XCTAssertFalse(tracker.hasChanges)
    }
    XCTAssertEqual(messages, [])
    XCTAssertEqual(count.wrappedValue, 1)
  }

  func testAWrongAssertionIsReportedOnce() {
    let messages = recordMessages {
      let tracker = SharedChangeTracker()
      tracker.track { count.withLock { $0 = 1 } }
      tracker.assert { count.withLock { $0 = 2 } }
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages.first?.contains("− 2\n+ 1") == true, "\(messages)")
    XCTAssertEqual(count.wrappedValue, 1)
  }

  func testUnassertedChangesAreReportedWhenTheTrackerIsReleased() {
    func release(_ change: (SharedChangeTracker) -> Void) -> [String] {
      recordMessages { change(SharedChangeTracker()) }
    }
    let changed = release { $0.track { count.withLock { $0 += 1 } } }
    XCTAssertEqual(changed.count, 1)
    XCTAssertTrue(changed.first?.contains("did not assert") == true, "\(changed)")
    let undone = release { tracker in
      tracker.track { count.withLock { $0 += 1 } }
      tracker.track { count.withLock { $0 -= 1 } }
    }
    XCTAssertEqual(undone, [])
    let reset = release { tracker in
      tracker.track { count.withLock { $0 += 1 } }
      tracker.reset()
      XCTAssertFalse(tracker.hasChanges)
    }
    XCTAssertEqual(reset, [])
  }

  func testChangesOfAnAsynchronousOperationAreTracked() async {
    let tracker = SharedChangeTracker(reportUnassertedChanges: false)
    await tracker.track {
      await Task.yield()
      count.withLock { $0 = 1 }
    }
    XCTAssertTrue(tracker.hasChanges)
    XCTAssertEqual(tracker, tracker)
    XCTAssertNotEqual(tracker, SharedChangeTracker())
  }
}
