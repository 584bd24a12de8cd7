import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Disclosure groups whose views are rows of a list.
final class DisclosureRowsTests: XCTestCase {
  func testTheViewsOfAnExpandedGroupAreRowsBelowItsTitle() throws {
    let model = onMain { ControlModel(false) }
    try inWindow {
      List {
        Text("first")
        DisclosureGroup("Group", isExpanded: model.binding) {
          Text("a")
          ForEach(1...2, id: \.self) { Text("\($0)") }
        }
        Text("last")
      }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(window.texts, ["first", "Group", "last"])
      XCTAssertEqual(try window.row("Group").isAccessibleExpanded, false)
      model.value = true
      window.settle()
      XCTAssertEqual(window.texts, ["first", "Group", "a", "1", "2", "last"])
      XCTAssertEqual(list.count, 6)
      XCTAssertEqual(try window.row("Group").isAccessibleExpanded, true)
      XCTAssertNil(try window.row("a").isAccessibleExpanded)
      XCTAssertEqual(window.accessibilityIssues(), [])
      // A click on a row of a list without a selection activates the row.
      try window.row("Group").click()
      XCTAssertEqual(model.value, false)
      XCTAssertEqual(window.texts, ["first", "Group", "last"])
    }
  }

  func testRowsOfNestedGroupsHaveLevelsAndAreIndented() throws {
    try inWindow {
      List {
        DisclosureGroup("Outer", isExpanded: .constant(true)) {
          Text("a")
          DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("b") }
        }
        Text("last")
      }
    } use: { window in
      let levels = try ["Outer", "a", "Inner", "b", "last"].map {
        try window.row($0).accessibleLevel
      }
      XCTAssertEqual(levels, [1, 2, 2, 3, 1])
      let starts = try ["last", "a", "b"].map { text in
        let label = try XCTUnwrap(window.rowsByText[text])
        return try XCTUnwrap(label.translate(x: 0, y: 0, to: window.list)).x
      }
      XCTAssertEqual(starts.map { $0 - starts[0] }, [0, 24, 48])
      let title = try XCTUnwrap(window.rowsByText["Outer"])
      XCTAssertEqual(
        try XCTUnwrap(title.translate(x: 0, y: 0, to: window.list)).x,
        starts[1],
        "The content is aligned with the text of the title."
      )
    }
  }

  func testARowThatGTKUsesAgainHasTheLevelOfItsNewContent() throws {
    let model = onMain { Model() }
    try inWindow {
      Leaving(model: model)
    } use: { window in
      XCTAssertEqual(try window.row("a").accessibleLevel, 2)
      model.isOn = true
      window.settle()
      XCTAssertEqual(window.texts, ["a", "b"])
      XCTAssertNil(try window.row("a").accessibleLevel)
      XCTAssertNil(try window.row("a").isAccessibleExpanded)
      XCTAssertEqual(try window.list.boundRows.values.map(\.marginStart), [0, 0])
    }
  }

  func testLeftAndRightCollapseAndExpandTheGroupAndMoveToItsTitle() throws {
    let model = onMain { ControlModel(false) }
    try inWindow {
      Keys(model: model)
    } use: { window in
      try window.row("Group").grabFocus()
      XCTAssertTrue(window.press("Right"))
      XCTAssertEqual(model.value, true)
      XCTAssertEqual(window.focusAfter("Down"), "a")
      XCTAssertEqual(window.focusAfter("Left"), "Group")
      XCTAssertTrue(window.press("Left"))
      XCTAssertEqual(model.value, false)
      XCTAssertEqual(window.texts, ["Group", "last"])
      XCTAssertTrue(window.press("Return"))
      XCTAssertEqual(model.value, true)
    }
  }

  func testTheArrowKeysExpandAndCollapseAGroupOnTheScreen() throws {
    try onMain {
      try RealInput.require()
      let model = ControlModel(false)
      try inWindow {
        Keys(model: model)
      } use: { window in
        try window.row("Group").grabFocus()
        for (key, name, isExpanded) in [
          ("Right", "Group", true), ("Down", "a", true), ("Left", "Group", true),
          ("Left", "Group", false), ("Down", "last", false),
        ] {
          try RealInput.press(key, in: window.widget)
          XCTAssertTrue(GtkTesting.wait { model.value == isExpanded }, key)
          let focus = { window.widget.focusWidget?.accessibleName }
          XCTAssertTrue(GtkTesting.wait { focus() == name }, "\(key): \(focus() ?? "nothing")")
        }
      }
    }
  }

  func testLeftAndRightAreExchangedFromRightToLeft() throws {
    let model = onMain { ControlModel(false) }
    try inWindow {
      Keys(model: model).environment(\.layoutDirection, .rightToLeft)
    } use: { window in
      try window.row("Group").grabFocus()
      window.press("Right")
      XCTAssertEqual(model.value, false)
      window.press("Left")
      XCTAssertEqual(model.value, true)
      window.press("Right")
      XCTAssertEqual(model.value, false)
    }
  }

  func testTheFocusMovesToTheTitleOfACollapsedGroup() throws {
    let model = onMain { ControlModel(true) }
    try inWindow {
      Keys(model: model)
    } use: { window in
      try window.row("b").grabFocus()
      model.value = false
      window.settle()
      XCTAssertEqual(window.widget.focusWidget?.accessibleName, "Group")
    }
  }

  func testABindingCanRejectTheExpansion() throws {
    let model = onMain { ControlModel(false) }
    onMain { model.accept = { _ in nil } }
    try inWindow {
      Keys(model: model)
    } use: { window in
      try window.row("Group").click()
      window.settle()
      XCTAssertEqual(model.writes, [true])
      XCTAssertEqual(window.texts, ["Group", "last"])
      XCTAssertEqual(try window.first(Expander.self).isExpanded, false)
    }
  }

  func testRowsOfAGroupAreSelectedByTagsAndIDs() throws {
    let model = onMain { ControlModel<Int?>(2) }
    let isExpanded = onMain { ControlModel(true) }
    try inWindow {
      List(selection: model.binding) {
        DisclosureGroup("Group", isExpanded: isExpanded.binding) {
          ForEach(1...3, id: \.self) { Text("row \($0)") }
        }
        .tag(10)
        DisclosureGroup("Without a tag") { Text("x").tag(11) }
      }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.selectedIndices, [2])
      try window.row("Group").click()
      XCTAssertEqual(model.value, 10)
      XCTAssertEqual(isExpanded.value, true, "A click selects the row.")
      try window.row("Without a tag").click()
      XCTAssertEqual(model.value, 10)
      try window.row("row 3").click()
      XCTAssertEqual(model.value, 3)
      isExpanded.value = false
      window.settle()
      XCTAssertEqual(model.value, 3)
      XCTAssertEqual(list.selectedIndices, [])
      isExpanded.value = true
      window.settle()
      XCTAssertEqual(list.selectedIndices, [3])
    }
  }

  func testGroupsOfAForEachAreSelectedByTheirIDsAndAreCollapsedAtFirst() throws {
    let model = onMain { ControlModel<Int?>(nil) }
    try inWindow {
      List(selection: model.binding) {
        ForEach([10, 20], id: \.self) { number in
          DisclosureGroup("Group \(number)") {
            ForEach(1...2, id: \.self) { Text("row \(number + $0)").tag(number + $0) }
          }
        }
      }
    } use: { window in
      XCTAssertEqual(window.texts, ["Group 10", "Group 20"])
      try window.row("Group 20").click()
      try window.row("Group 20").grabFocus()
      window.press("Right")
      XCTAssertEqual(window.texts, ["Group 10", "Group 20", "row 21", "row 22"])
      XCTAssertEqual(window.focusAfter("Down"), "row 21")
      XCTAssertEqual(model.value, 21)
      try window.row("Group 20").click()
      XCTAssertEqual(model.value, 20)
    }
  }

  func testViewsOfACollapsedGroupRetainTheirStateAndAreInvisible() throws {
    let model = onMain { ControlModel(true) }
    let log = onMain { Log() }
    try inWindow {
      List {
        DisclosureGroup("Group", isExpanded: model.binding) { Remembering(log: log) }
      }
    } use: { window in
      try window.button("count 0").click()
      XCTAssertTrue(window.texts.contains("count 1"))
      model.value = false
      window.settle()
      model.value = true
      window.settle()
      XCTAssertTrue(window.texts.contains("count 1"))
      XCTAssertEqual(log.lines, ["appear", "disappear", "appear"])
    }
  }

  func testTheContentOfAGroupIsCreatedWhenItIsFirstExpanded() throws {
    let model = onMain { ControlModel(false) }
    let log = onMain { Log() }
    try inWindow {
      List {
        DisclosureGroup("Group", isExpanded: model.binding) { Remembering(log: log) }
      }
    } use: { window in
      XCTAssertEqual(log.lines, [])
      model.value = true
      window.settle()
      XCTAssertEqual(log.lines, ["appear"])
    }
  }

  func testALongForEachInAGroupCreatesOnlyTheRowsInView() throws {
    let model = onMain { ControlModel(true) }
    try inWindow {
      List {
        DisclosureGroup("Group", isExpanded: model.binding) {
          ForEach(0..<100_000) { Text("row \($0)") }
        }
      }
    } use: { window in
      XCTAssertEqual(try window.list.count, 100_001)
      XCTAssertLessThan(window.rowNodes, 500)
      model.value = false
      window.settle()
      XCTAssertEqual(window.texts, ["Group"])
    }
  }

  func testRowsOfAGroupAreMovedWithTheKeyboard() throws {
    let model = onMain { ItemModel((0..<3).map { Item($0) }) }
    try inWindow {
      List {
        DisclosureGroup("Group", isExpanded: .constant(true)) {
          ForEach(model.items) { Text($0.title) }
            .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    } use: { window in
      try window.row("0").grabFocus()
      XCTAssertTrue(window.press("<Alt>Down"))
      XCTAssertEqual(model.items.map(\.id), [1, 0, 2])
    }
  }

  func testAClickOnTheArrowExpandsTheGroupWithoutSelectingItsRow() throws {
    try onMain {
      try RealInput.require()
      let model = ControlModel<Int?>(nil)
      let isExpanded = ControlModel(false)
      try inWindow {
        List(selection: model.binding) {
          DisclosureGroup("Group", isExpanded: isExpanded.binding) { Text("a").tag(1) }.tag(2)
        }
      } use: { window in
        let arrow = try window.first(Expander.self)
        try RealInput.click(arrow)
        XCTAssertTrue(GtkTesting.wait { isExpanded.value })
        XCTAssertTrue(GtkTesting.wait { window.texts == ["Group", "a"] })
        XCTAssertNil(model.value)
        try RealInput.click(arrow)
        XCTAssertTrue(GtkTesting.wait { !isExpanded.value })
      }
    }
  }
}

private struct Keys: View {
  let model: ControlModel<Bool>

  var body: some View {
    List {
      DisclosureGroup("Group", isExpanded: model.binding) {
        Text("a")
        Text("b")
      }
      Text("last")
    }
  }
}

private struct Leaving: View {
  let model: Model

  var body: some View {
    List {
      if !model.isOn {
        DisclosureGroup("Group", isExpanded: .constant(true)) {
          ForEach(["a"], id: \.self) { Text($0) }
        }
      } else {
        Text("a")
        Text("b")
      }
    }
  }
}

private struct Remembering: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }
      .onAppear { log.append("appear") }
      .onDisappear { log.append("disappear") }
  }
}

extension TestWindow {
  fileprivate func row(_ name: String) throws -> Widget { try find(.listItem, named: name) }
}
