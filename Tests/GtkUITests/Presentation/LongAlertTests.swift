import Gtk
import GtkTestSupport
import GtkUI
import XCTest

final class LongAlertTests: XCTestCase {
  func testLongAlertMessageScrollsAndTheButtonHasTheFocus() throws {
    try inAlert(String(repeating: "many words ", count: 1000)) { alert in
      let scrolled = try alert.first(ScrolledWindow.self)
      XCTAssertTrue(scrolled.isFocusable)
      let window = try XCTUnwrap(alert.root)
      XCTAssertTrue(GtkTesting.wait { alert.allocatedHeight > window.allocatedHeight / 2 })
      XCTAssertLessThan(alert.allocatedHeight, window.allocatedHeight)
      XCTAssertGreaterThan(
        scrolled.allocatedHeight,
        window.allocatedHeight / 2,
        "There is room for them."
      )
      let answer = try alert.button("OK")
      XCTAssertTrue(answer.isFocus)
      XCTAssertGreaterThanOrEqual(answer.allocatedHeight, answer.measure(.vertical).minimum)
      XCTAssertEqual(alert.accessibleDescription?.hasPrefix("many words many words"), true)
    }
  }

  func testLongAlertMessageIsFocusedAndScrolledWithKeys() throws {
    try inAlert(String(repeating: "many words ", count: 1000)) { alert in
      let scrolled = try alert.first(ScrolledWindow.self)
      XCTAssertTrue(GtkTesting.wait { scrolled.allocatedHeight > 0 })
      XCTAssertTrue(alert.childFocus(.tabBackward))
      XCTAssertTrue(scrolled.isFocus)
      XCTAssertTrue(alert.press("Page_Down"))
      XCTAssertTrue(GtkTesting.wait { scrolled.verticalOffset > 100 })
    }
  }

  func testShortAlertMessageIsShownWithoutScrolling() throws {
    try inAlert("A path: /" + String(repeating: "somewhere/", count: 30)) { alert in
      let scrolled = try alert.first(ScrolledWindow.self)
      XCTAssertFalse(scrolled.canScrollVertically)
      XCTAssertFalse(scrolled.isFocusable)
      let label = try XCTUnwrap(alert.all(Gtk.Label.self).first { $0.text.hasPrefix("A path") })
      XCTAssertTrue(GtkTesting.wait { label.allocatedHeight > 0 })
      XCTAssertGreaterThanOrEqual(
        label.allocatedHeight,
        label.measure(.vertical, for: label.allocatedWidth).natural
      )
    }
  }

  func testScrolledAlertMessageUpdatesWithTheState() throws {
    try onMain {
      let model = PresentingModel()
      try inWindow {
        Text("below").alert("Too long", isPresented: .constant(true)) {
          Button("OK") {}
        } message: {
          Text(String(repeating: "many words ", count: 1000 - model.count))
        }
      } use: { window in
        let alert = try XCTUnwrap(window.alert)
        model.count = 999
        window.settle()
        XCTAssertEqual(alert.texts, ["Too long", "many words ", "OK"])
      }
    }
  }

  private func inAlert(
    _ message: String,
    _ use: @MainActor (Widget) throws -> Void
  ) throws {
    try inWindow {
      Text("below").alert("Too long", isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Text(message)
      }
    } use: { window in
      try use(try XCTUnwrap(window.alert))
    }
  }
}
