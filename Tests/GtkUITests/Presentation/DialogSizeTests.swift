import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// The place and the size of a dialog while the size of its window changes.
final class DialogSizeTests: XCTestCase {
  func testSheetIsAttachedToTheBottomEdgeOfASmallWindow() throws {
    try onMain {
      try inWindow(width: 700, height: 600) {
        Text("base").sheet(isPresented: .constant(true)) {
          ScrollView { Text("sheet") }
        }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        let root = window.widget
        XCTAssertTrue(GtkTesting.wait { sheet.allocatedHeight > 0 })
        XCTAssertEqual(sheet.allocatedWidth, 480)
        try root.resize(width: 420, height: 600)
        let layer = try XCTUnwrap(sheet.parent)
        XCTAssertTrue(GtkTesting.wait { sheet.allocatedWidth == layer.allocatedWidth })
        let area = try XCTUnwrap(sheet.edges(in: layer))
        XCTAssertEqual(area.y + area.height, Double(layer.allocatedHeight))
        XCTAssertTrue(layer.hasCSSClass("bottom-sheet"))
        try root.resize(width: 700, height: 600)
        XCTAssertTrue(GtkTesting.wait { sheet.allocatedWidth == 480 })
        XCTAssertFalse(layer.hasCSSClass("bottom-sheet"))
      }
    }
  }

  func testAlertIsInTheMiddleOfASmallWindow() throws {
    try inAlert(["OK"], width: 400) { alert, root in
      let layer = try XCTUnwrap(alert.parent)
      let area = try XCTUnwrap(alert.edges(in: layer))
      XCTAssertEqual(area.y, Double(layer.allocatedHeight) - area.y - area.height, accuracy: 1)
      XCTAssertGreaterThan(area.x, 0)
    }
  }

  func testAnswersAreInAColumnWhileTheWindowIsNarrow() throws {
    let answers = ["Save", "Save As", "Discard All"]
    try inAlert(answers, width: 700) { alert, root in
      let row = try XCTUnwrap(alert.all(Gtk.Box.self).first { $0.hasCSSClass("alert-answers") })
      XCTAssertEqual(row.orientation, .horizontal)
      try root.resize(width: 330, height: 400)
      XCTAssertTrue(GtkTesting.wait { row.orientation == .vertical })
      XCTAssertEqual(root.defaultWidget?.accessibleName, "Discard All")
      try root.resize(width: 700, height: 400)
      XCTAssertEqual(row.orientation, .horizontal)
    }
  }

  func testTextOfAnAlertScrollsWhileTheWindowIsLow() throws {
    let message = String(repeating: "many words ", count: 80)
    try inAlert(["OK"], message: message, width: 500, height: 600) { alert, root in
      let scrolled = try alert.first(ScrolledWindow.self)
      XCTAssertTrue(GtkTesting.wait { scrolled.allocatedHeight > 0 })
      XCTAssertFalse(scrolled.canScrollVertically)
      try root.resize(width: 500, height: 300)
      XCTAssertTrue(GtkTesting.wait { scrolled.canScrollVertically })
      XCTAssertTrue(scrolled.isFocusable)
      XCTAssertLessThan(alert.allocatedHeight, root.allocatedHeight)
      try root.resize(width: 500, height: 600)
      XCTAssertTrue(GtkTesting.wait { !scrolled.canScrollVertically })
    }
  }

  func testWindowIsNotSmallerThanItsDialog() throws {
    try inAlert(["OK"], width: 500) { alert, root in
      try root.resize(width: 100, height: 100)
      XCTAssertGreaterThanOrEqual(root.allocatedWidth, alert.measure(.horizontal).minimum)
      XCTAssertGreaterThanOrEqual(
        root.allocatedHeight,
        alert.measure(.vertical, for: alert.allocatedWidth).minimum
      )
    }
  }

  private func inAlert(
    _ answers: [String],
    message: String = "A message",
    width: Int,
    height: Int = 400,
    _ use: @MainActor (Widget, Gtk.Window) throws -> Void
  ) throws {
    try inWindow(width: width, height: height) {
      Text("base").alert("Title", isPresented: .constant(true)) {
        ForEach(answers, id: \.self) { Button($0) {} }
      } message: {
        Text(message)
      }
    } use: { window in
      let alert = try XCTUnwrap(window.alert)
      XCTAssertTrue(GtkTesting.wait { alert.allocatedHeight > 0 })
      try use(alert, window.widget)
    }
  }
}
