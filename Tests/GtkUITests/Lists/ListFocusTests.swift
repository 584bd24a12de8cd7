import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// The focus in a list, and between a list and other controls.
final class ListFocusTests: XCTestCase {
  func testTabLeavesAListAndEntersAtTheSelectedRow() throws {
    let model = onMain { ControlModel<Int?>(3) }
    try inWindow {
      VStack {
        Button("before") {}
        List(0..<10, id: \.self, selection: model.binding) { Text("row \($0)") }
        Button("after") {}
      }
    } use: { window in
      try window.button("before").grabFocus()
      XCTAssertEqual(window.focusAfter("Tab"), "row 3")
      XCTAssertEqual(window.focusAfter("Tab"), "after")
      XCTAssertEqual(window.focusAfter("<Shift>Tab"), "row 3")
      XCTAssertEqual(window.focusAfter("Down"), "row 4")
      XCTAssertEqual(model.value, 4)
      model.value = 7
      XCTAssertEqual(window.focusAfter("<Shift>Tab"), "before")
      XCTAssertEqual(window.focusAfter("Tab"), "row 7")
      XCTAssertEqual(model.value, 7)
    }
  }

  func testTabEntersAtTheRowThatWasFocusedLastIfNoRowIsSelected() throws {
    try inWindow {
      VStack {
        List { ForEach(0..<10) { Text("row \($0)") } }
        Button("after") {}
      }
    } use: { window in
      try window.find(.listItem, named: "row 0").grabFocus()
      XCTAssertEqual(window.focusAfter("Down"), "row 1")
      XCTAssertEqual(window.focusAfter("Tab"), "after")
      XCTAssertEqual(window.focusAfter("<Shift>Tab"), "row 1")
    }
  }

  func testTabEntersAListThatBeginsWithAHeading() throws {
    try inWindow {
      VStack {
        Button("before") {}
        List { Section("Heading") { Text("first") } }
      }
    } use: { window in
      try window.button("before").grabFocus()
      XCTAssertEqual(window.focusAfter("Tab"), "first")
    }
  }

  func testTabEntersAtASelectedRowThatIsNotInView() throws {
    let model = onMain { ControlModel<Int?>(9_000) }
    try inWindow {
      VStack {
        Button("before") {}
        List(0..<10_000, id: \.self, selection: model.binding) { Text("row \($0)") }
      }
    } use: { window in
      try window.button("before").grabFocus()
      XCTAssertEqual(window.focusAfter("Tab"), "row 9000")
    }
  }

  func testTabMovesThroughTheControlsOfTheRowOnly() throws {
    try inWindow {
      VStack {
        Button("before") {}
        List {
          ForEach(0..<3) { number in
            HStack {
              Button("edit \(number)") {}
              Button("delete \(number)") {}
            }
          }
        }
        Button("after") {}
      }
    } use: { window in
      try window.button("before").grabFocus()
      XCTAssertEqual(window.focusAfter("Tab"), "edit 0 delete 0", "The row itself is focused.")
      XCTAssertEqual(window.focusAfter("Down"), "edit 1 delete 1")
      XCTAssertEqual(window.focusAfter("Tab"), "edit 1")
      XCTAssertEqual(window.focusAfter("Tab"), "delete 1")
      XCTAssertEqual(window.focusAfter("Tab"), "after")
      XCTAssertEqual(window.focusAfter("<Shift>Tab"), "delete 1")
      XCTAssertEqual(window.focusAfter("<Shift>Tab"), "edit 1")
      XCTAssertEqual(window.focusAfter("<Shift>Tab"), "edit 1 delete 1")
      XCTAssertEqual(window.focusAfter("<Shift>Tab"), "before")
    }
  }

  func testTheTabKeyLeavesAListAndEntersAtTheSelectedRow() throws {
    try onMain {
      try RealInput.require()
      let model = ControlModel<Int?>(2)
      try inWindow {
        VStack {
          Button("before") {}
          List(selection: model.binding) {
            Section("Heading") { ForEach(1...2, id: \.self) { Text("row \($0)") } }
            Section("Heading") { Text("row 3").tag(3) }
          }
          Button("after") {}
        }
      } use: { window in
        try window.button("before").grabFocus()
        let focus = { window.widget.focusWidget?.accessibleName }
        for (key, name) in [
          ("Tab", "row 2"), ("Tab", "after"), ("<Shift>Tab", "row 2"), ("Down", "row 3"),
          ("<Shift>Tab", "before"), ("Tab", "row 3"), ("Up", "row 2"), ("Home", "row 1"),
        ] {
          try RealInput.press(key, in: window.widget)
          XCTAssertTrue(GtkTesting.wait { focus() == name }, "\(key): \(focus() ?? "nothing")")
        }
        XCTAssertEqual(model.value, 1)
      }
    }
  }

  func testArrowKeysSkipHeadings() throws {
    let model = onMain { ControlModel<Set<Int>>([1]) }
    try inWindow {
      List(selection: model.binding) {
        Section("First") { ForEach(1...2, id: \.self) { Text("row \($0)") } }
        Section("Second") { Text("row 3").tag(3) }
        Section("Third") {}
      }
    } use: { window in
      try window.find(.listItem, named: "row 1").grabFocus()
      XCTAssertEqual(window.focusAfter("Down"), "row 2")
      XCTAssertEqual(window.focusAfter("Down"), "row 3")
      XCTAssertEqual(model.value, [3])
      XCTAssertEqual(window.focusAfter("Down"), "row 3", "There are only headings below.")
      XCTAssertEqual(window.focusAfter("<Shift>Up"), "row 2")
      XCTAssertEqual(model.value, [2, 3])
      XCTAssertEqual(window.focusAfter("Home"), "row 1")
      XCTAssertEqual(model.value, [1])
      XCTAssertEqual(window.focusAfter("End"), "row 3")
      XCTAssertEqual(model.value, [3])
      XCTAssertEqual(window.focusAfter("<Control>Up"), "row 2")
      XCTAssertEqual(model.value, [3])
    }
  }
}

extension TestWindow {
  /// Presses a key, and returns the name of the focused widget.
  func focusAfter(_ key: String) -> String? {
    switch key {
    case "Tab": move(.tabForward)
    case "<Shift>Tab": move(.tabBackward)
    default: press(key)
    }
    return widget.focusWidget?.accessibleName
  }

  /// Moves the focus as the window does for the Tab key.
  private func move(_ direction: FocusDirection) {
    UpdateScheduler.shared.flush()
    widget.childFocus(direction)
    GtkTesting.settle()
  }
}
