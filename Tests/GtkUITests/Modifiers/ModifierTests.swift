import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Label

final class ModifierTests: XCTestCase {
  func testStyleClassesAreAddedAndRemovedByAnUpdate() throws {
    try inWindow {
      Text("1").styleClass("a", "b")
    } use: { window in
      let label = try window.first(Label.self)
      XCTAssertTrue(label.hasCSSClass("a") && label.hasCSSClass("b"))
      window.update { Text("1").styleClass("b", "c") }
      XCTAssertFalse(label.hasCSSClass("a"))
      XCTAssertTrue(label.hasCSSClass("b") && label.hasCSSClass("c"))
    }
  }

  func testPaddingAppliesToTheGivenEdgesAndIsUpdated() throws {
    try inWindow {
      Text("1").padding([.top, .leading], 5)
    } use: { window in
      let label = try window.first(Label.self)
      XCTAssertEqual(label.margins, [5, 5, 0, 0])
      window.update { Text("1").padding(.vertical, 8) }
      XCTAssertEqual(
        label.margins,
        [8, 0, 8, 0],
        "The edge that isn't padded any more has no room."
      )
      window.update { Text("1").padding(.vertical, 3) }
      XCTAssertEqual(label.margins, [3, 0, 3, 0])
    }
  }

  func testExpandedViewFillsTheWidthOfItsColumn() throws {
    try inWindow(width: 400) {
      VStack {
        Text("1").expanded()
        Text("2")
      }
    } use: { window in
      let labels = window.all(Label.self)
      XCTAssertGreaterThan(labels[0].allocatedWidth, 350)
      XCTAssertLessThan(labels[1].allocatedWidth, 100)
    }
  }

  func testAccessibilityLabelIsTheNameOfTheButtonAndIsUpdated() throws {
    try inWindow {
      Button("+") {}.accessibilityLabel("Increment")
    } use: { window in
      let button = try window.button("Increment")
      window.update { Button("+") {}.accessibilityLabel("Add") }
      XCTAssertTrue(try window.button("Add") === button)
    }
  }

  func testModifiersApplyToAViewThatReplacesAnother() throws {
    try inWindow {
      Branches(isFirst: true).styleClass("a").padding(.all, 4)
    } use: { window in
      let first = try window.first(Label.self)
      window.update { Branches(isFirst: false).styleClass("a").padding(.all, 4) }
      let second = try window.first(Label.self)
      XCTAssertFalse(first === second)
      XCTAssertTrue(second.hasCSSClass("a"))
      XCTAssertEqual(second.marginTop, 4)
    }
  }

  func testModifierAppliesToAllWidgetsOfAView() throws {
    try inWindow {
      VStack {
        Pair().styleClass("a")
      }
    } use: { window in
      XCTAssertEqual(window.all(Label.self).map { $0.hasCSSClass("a") }, [true, true])
    }
  }
}

private struct Branches: View {
  let isFirst: Bool

  var body: some View {
    if isFirst {
      Text("first")
    } else {
      Text("second")
    }
  }
}

private struct Pair: View {
  var body: some View {
    Text("1")
    Text("2")
  }
}
