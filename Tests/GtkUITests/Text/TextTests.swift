import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Label

final class TextTests: XCTestCase {
  func testTextIsNotShownAsMarkup() throws {
    try inWindow {
      Text("<b>1 & 2</b>")
    } use: { window in
      XCTAssertEqual(window.texts, ["<b>1 & 2</b>"])
    }
  }

  func testTextWrapsAndIsItsAccessibleName() throws {
    try inWindow {
      Text("Some words")
    } use: { window in
      let label = try window.first(Label.self)
      XCTAssertTrue(label.wraps)
      XCTAssertTrue(label.prefersOneLine)
      XCTAssertEqual(label.accessibleRole, .label)
      XCTAssertEqual(label.accessibleLabel, "Some words")
    }
  }

  func testTextUpdateSetsItsLabelOnlyIfTheTextChanges() throws {
    try inWindow {
      Text("1")
    } use: { window in
      let label = try window.first(Label.self)
      var changes = 0
      label.onNotify("label") { changes += 1 }
      window.update { Text("2") }
      XCTAssertTrue(try window.first(Label.self) === label)
      XCTAssertEqual(label.text, "2")
      XCTAssertEqual(changes, 1)

      window.update { Text("2") }
      XCTAssertEqual(changes, 1)
    }
  }

  func testLongWordDoesNotWidenTheWindow() throws {
    try inWindow(width: 300) {
      VStack { Text(String(repeating: "long", count: 60)) }
    } use: { window in
      XCTAssertLessThan(try window.first(Label.self).measure(.horizontal).minimum, 60)
      XCTAssertLessThanOrEqual(window.widget.allocatedWidth, 360)
    }
  }
}
