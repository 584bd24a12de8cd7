import XCTest

@testable import Gtk

final class MainLoopSourceTests: GtkTestCase {
  func testAnIdleSourceRunsOnce() {
    onMain {
      var runs = 0
      let source = MainLoopSource(idle: .highIdle) { runs += 1 }
      XCTAssertTrue(source.isActive)
      XCTAssertTrue(MainContext.iterate { runs > 0 })
      MainContext.drain(limit: 100)
      XCTAssertEqual(runs, 1)
      XCTAssertFalse(source.isActive)
      source.cancel()
    }
  }

  func testUnixSignalRunsOnlyItsSourceEachTime() {
    onMain {
      var runs = 0
      var otherRuns = 0
      let other = MainLoopSource(signal: SIGUSR2) {
        otherRuns += 1
        return .continue
      }
      let source = MainLoopSource(signal: SIGUSR1) {
        runs += 1
        return .continue
      }
      kill(getpid(), SIGUSR1)
      XCTAssertTrue(MainContext.iterate { runs == 1 })
      kill(getpid(), SIGUSR1)
      XCTAssertTrue(MainContext.iterate { runs == 2 })
      XCTAssertEqual(otherRuns, 0)
      source.cancel()
      other.cancel()
    }
  }

  func testACancelledSourceDoesNotRun() {
    onMain {
      var runs = 0
      let source = MainLoopSource(idle: .highIdle) { runs += 1 }
      source.cancel()
      XCTAssertFalse(source.isActive)
      MainContext.drain(limit: 100)
      XCTAssertEqual(runs, 0)
    }
  }

  func testSourceThatCancelsItselfDoesNotRunAgain() {
    onMain {
      var runs = 0
      var source: MainLoopSource?
      source = MainLoopSource(repeatingIdle: .highIdle) {
        runs += 1
        source?.cancel()
        return .continue
      }
      XCTAssertTrue(MainContext.iterate { runs > 0 })
      MainContext.drain(limit: 100)
      XCTAssertEqual(runs, 1)
    }
  }

  func testSourcesRunInTheOrderOfTheirPriorities() {
    onMain {
      var order: [String] = []
      for (name, priority) in [
        ("idle", Priority.idle), ("redraw", .redraw), ("highIdle", .highIdle),
      ] {
        _ = MainLoopSource(idle: priority) { order.append(name) }
      }
      XCTAssertTrue(MainContext.iterate { order.count == 3 })
      XCTAssertEqual(order, ["highIdle", "redraw", "idle"])
    }
  }

  func testTimersRunAfterTheirDelayAndUntilTheyStop() {
    onMain {
      let clock = ContinuousClock()
      let start = clock.now
      var end: ContinuousClock.Instant?
      _ = MainLoopSource(after: .milliseconds(50)) { end = clock.now }
      XCTAssertTrue(MainContext.iterate { end != nil })
      XCTAssertGreaterThanOrEqual(end! - start, .milliseconds(49))

      var ticks = 0
      let ticker = MainLoopSource(every: .milliseconds(1)) {
        ticks += 1
        return ticks == 3 ? .stop : .continue
      }
      XCTAssertTrue(MainContext.iterate { !ticker.isActive })
      XCTAssertEqual(ticks, 3)
    }
  }

  func testCancelledSourceReleasesItsClosure() {
    onMain {
      final class Token {}
      weak var token: Token?
      let source: MainLoopSource
      do {
        let strong = Token()
        token = strong
        source = MainLoopSource(idle: .idle) { _ = strong }
      }
      XCTAssertNotNil(token)
      source.cancel()
      XCTAssertNil(token)
    }
  }
}
