import XCTest

@testable import Gtk

final class MainContextTests: GtkTestCase {
  func testWhatIsWaitedForMayTakeItsTimeToTell() {
    onMain {
      var hasRun = false
      let source = MainLoopSource(idle: .highIdle) { hasRun = true }
      defer { source.cancel() }
      // Long enough for whatever the waiting itself does each few milliseconds to be due again.
      let happened = MainContext.iterate(timeout: .seconds(1)) {
        usleep(20_000)
        return hasRun
      }
      XCTAssertTrue(happened)
    }
  }

  func testWaitingEndsWhereNothingHappens() {
    onMain {
      XCTAssertFalse(MainContext.iterate(timeout: .milliseconds(20)) { false })
    }
  }
}
