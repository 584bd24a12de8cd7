import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class TapGestureTests: XCTestCase {
  func testTapGestureCallsTheActionForItsNumberOfClicks() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Text("photo")
          .onTapGesture { log.append("tap") }
          .onTapGesture(count: 2) { log.append("double") }
      } use: { window in
        let label = try window.first(GtkLabel.self)
        label.release(presses: 1)
        XCTAssertEqual(log.lines, ["tap"])
        label.release(presses: 2)
        XCTAssertEqual(log.lines, ["tap", "double"])
      }
    }
  }

  func testTapGestureReceivesClicksExceptThoseOfADescendantButton() throws {
    try onMain {
      try RealInput.require()
      let log = Log()
      try inWindow(width: 1280, height: 1024) {
        ZStack {
          Text("Fill").frame(maxWidth: .infinity, maxHeight: .infinity)
          Button {
            log.append("button")
          } label: {
            Text("Button").padding(100)
          }
        }
        .onTapGesture { log.append("tap") }
      } use: { window in
        try RealInput.click(window.widget)
        XCTAssertTrue(GtkTesting.wait { log.lines == ["button"] }, "\(log.lines)")
        // The window receives the next click, beside the button, after the first click.
        try RealInput.click(window.widget, at: UnitPoint(x: 0.15, y: 0.3))
        XCTAssertTrue(GtkTesting.wait { log.lines == ["button", "tap"] }, "\(log.lines)")
      }
      try inWindow(width: 1280, height: 1024) {
        Text("Fill")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .onTapGesture { log.append("tap") }
      } use: { window in
        try RealInput.click(window.widget)
        XCTAssertTrue(GtkTesting.wait { log.lines == ["button", "tap", "tap"] }, "\(log.lines)")
      }
    }
  }
}

extension Widget {
  /// Emits the release of the primary mouse button on the widget, as the last of `presses`
  /// successive presses.
  fileprivate func release(presses: Int32) {
    for click in controllers("GtkGestureClick") {
      click.emit("released", [.int(presses), .double(1), .double(1)])
    }
  }
}
