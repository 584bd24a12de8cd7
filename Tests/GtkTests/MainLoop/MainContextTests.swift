import XCTest

@testable import Gtk

final class MainContextTests: GtkTestCase {
  func testIterateRunsASourceAlthoughItsConditionIsSlow() {
    onMain {
      var hasRun = false
      let source = MainLoopSource(idle: .highIdle) { hasRun = true }
      defer { source.cancel() }
      // The condition takes longer than the interval of the timer in `iterate`, so the timer is
      // ready in each iteration.
      let happened = MainContext.iterate(timeout: .seconds(1)) {
        usleep(20_000)
        return hasRun
      }
      XCTAssertTrue(happened)
    }
  }

  func testIterateReturnsFalseAfterItsTimeout() {
    onMain {
      XCTAssertFalse(MainContext.iterate(timeout: .milliseconds(20)) { false })
    }
  }
}
