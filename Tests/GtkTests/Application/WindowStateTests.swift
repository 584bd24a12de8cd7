import CGtk
import XCTest

@testable import Gtk

final class WindowStateTests: GtkTestCase {
  func testAllWindowsContainAWindowUntilItIsDestroyed() {
    withoutLeaks { probe in
      let window = probe(Window())
      XCTAssertTrue(Window.all.contains { $0 === window })
      window.destroy()
      XCTAssertFalse(Window.all.contains { $0 === window })
    }
  }

  func testWindowHasTheSizeOfItsMonitorWhileItIsShown() throws {
    try withoutLeaks { probe in
      let window = probe(Window())
      XCTAssertNil(window.monitorSize)
      window.isMaximized = true
      window.present()
      XCTAssertTrue(MainContext.iterate { window.isMapped })
      let size = try XCTUnwrap(window.monitorSize)
      XCTAssertGreaterThanOrEqual(size.width, window.allocatedWidth)
      XCTAssertGreaterThanOrEqual(size.height, window.allocatedHeight)
      XCTAssertGreaterThan(min(size.width, size.height), 300)
      window.destroy()
    }
  }

  func testWindowReportsThatItIsConcealedWhileItIsMinimized() {
    withoutLeaks { probe in
      let window = probe(Window())
      XCTAssertFalse(window.isConcealed)
      window.present()
      XCTAssertTrue(MainContext.iterate { window.isMapped && !window.isConcealed })
      var changes = 0
      window.onConcealedChanged { changes += 1 }
      gtk_window_minimize(window.cast())
      XCTAssertTrue(MainContext.iterate { window.isConcealed })
      XCTAssertGreaterThan(changes, 0)
      changes = 0
      gtk_window_unminimize(window.cast())
      XCTAssertTrue(MainContext.iterate { !window.isConcealed })
      XCTAssertGreaterThan(changes, 0)
      window.destroy()
    }
  }

  func testConcealedStatesAreMinimizedAndSuspended() {
    XCTAssertTrue(ConcealedStates.contain(GDK_TOPLEVEL_STATE_MINIMIZED))
    XCTAssertTrue(ConcealedStates.contain(GdkToplevelState(rawValue: 1 << 16 | 1 << 3)))
    XCTAssertFalse(ConcealedStates.contain(GDK_TOPLEVEL_STATE_FOCUSED))
    XCTAssertFalse(ConcealedStates.contain(GDK_TOPLEVEL_STATE_MAXIMIZED))
    XCTAssertFalse(ConcealedStates.contain(GdkToplevelState(rawValue: 0)))
  }
}
