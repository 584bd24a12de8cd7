import XCTest

@testable import Gtk

/// Widgets that consist of two buttons. A screen reader must find one button with one name.
final class NestedButtonTests: GtkTestCase {
  func testNestedButtonHasItsNameOnTheWidgetThatGtkReads() {
    withoutLeaks { probe in
      let button = probe(MenuButton())
      button.exposeOnlyInnerButton()
      check(button)
    }
    withoutLeaks { probe in check(probe(ColorButton())) }
  }

  func testNestedButtonIsLabelledOnTheWidgetThatGtkReads() {
    withoutLeaks { probe in
      let label = probe(Label(text: "Due"))
      let button = probe(ColorButton())
      button.principal.setLabelledBy(label)
      XCTAssertTrue(button.principal.isLabelledByAnother)
      XCTAssertEqual(button.isLabelledByAnother, GtkVersion.current >= GtkVersion(4, 12))
    }
  }
}

/// Sets the name and the description of the inner button, and checks both buttons.
@MainActor
private func check(_ button: Widget, line: UInt = #line) {
  let hasName = GtkVersion.current >= GtkVersion(4, 12)
  XCTAssertTrue(button.principal !== button, line: line)
  button.principal.accessibleLabel = "Due"
  XCTAssertEqual(button.principal.accessibleLabel, "Due", line: line)
  XCTAssertEqual(button.accessibleLabel, hasName ? "Due" : nil, line: line)
  button.principal.accessibleDescription = "today"
  XCTAssertEqual(button.principal.accessibleDescription, "today", line: line)
  XCTAssertEqual(button.accessibleDescription, hasName ? "today" : nil, line: line)
}
