import XCTest

@testable import Gtk

final class FrameClockTests: GtkTestCase {
  func testWidgetHasTheFrameClockOfItsWindowWhileItIsRealized() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      XCTAssertNil(label.frameClock)
      withWindow(showing: label) { window in
        let clock = label.frameClock
        XCTAssertNotNil(clock)
        XCTAssert(clock === window.frameClock)
      }
      XCTAssertNil(label.frameClock)
    }
  }

  func testRequestedLayoutBeginsAFrameAndReportsItsEnd() throws {
    try withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      try withWindow(showing: label) { _ in
        let clock = try XCTUnwrap(label.frameClock)
        XCTAssertTrue(MainContext.iterate { !clock.isFramePending })
        let count = clock.frameCount
        var paints = 0
        let connection = clock.onAfterPaint { paints += 1 }
        clock.requestLayout()
        XCTAssertTrue(clock.isFramePending)
        XCTAssertTrue(MainContext.iterate { paints > 0 })
        XCTAssertGreaterThan(clock.frameCount, count)
        connection.disconnect()
        paints = 0
        let next = clock.frameCount
        clock.requestLayout()
        XCTAssertTrue(MainContext.iterate { clock.frameCount > next && !clock.isFramePending })
        XCTAssertEqual(paints, 0)
      }
    }
  }
}
