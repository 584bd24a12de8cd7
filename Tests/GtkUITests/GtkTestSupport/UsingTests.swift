import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

final class UsingTests: XCTestCase {
  func testFindErrorListsTheExistingElements() throws {
    try inWindow {
      VStack {
        Button("Cancel") {}
        Button("Help") {}
        Text("some text")
      }
    } use: { window in
      XCTAssertEqual(
        message { try window.find(.button, named: "Save") },
        "There is no button named 'Save'. There are: button 'Cancel', button 'Help'."
      )
      XCTAssertEqual(
        message { try window.find(.switch) },
        "There is no switch. There are: button 'Cancel', button 'Help'."
      )
    }
  }

  func testErrorsOfTestWindowAndWidgetReportTheLineOfTheTest() throws {
    try inWindow {
      Button("Cancel") {}
    } use: { window in
      let widget = window.widget
      let calls: [(UInt, @MainActor () throws -> Void)] = [
        (#line, { try window.find(.button, named: "Save") }),
        (#line, { try window.first(Gtk.Entry.self) }),
        (#line, { try window.button("Save") }),
        (#line, { try window.click("Save") }),
        (#line, { try window.type("x") }),
        (#line, { try widget.find(.switch) }),
        (#line, { try widget.first(Gtk.Entry.self) }),
        (#line, { try widget.button("Save") }),
        (#line, { try widget.click() }),
        (#line, { try widget.click("Save") }),
        (#line, { try widget.type("x") }),
        (#line, { try widget.rightClick() }),
        (#line, { try widget.longPress() }),
        (#line, { try widget.openMenu() }),
        (#line, { try widget.choose("Save") }),
        (#line, { try widget.menuItem("Save") }),
        (#line, { try widget.chooseMenuItem("Save") }),
      ]
      for (line, call) in calls {
        XCTAssertThrowsError(try call(), "\(line)") { error in
          XCTAssertTrue("\(error)".hasPrefix("\(#filePath):\(line): "), "\(error)")
        }
      }
    }
  }

  func testClickActivatesAButtonAndTogglesASwitchAndACheckbox() throws {
    let model = onMain { Model() }
    let isOn = onMain { ControlModel(false) }
    let isChecked = onMain { ControlModel(false) }
    try inWindow {
      VStack {
        Button("Count") { model.first += 1 }
        Toggle("Wi-Fi", isOn: isOn.binding).toggleStyle(.switch)
        Toggle("Check", isOn: isChecked.binding).toggleStyle(.checkbox)
      }
    } use: { window in
      try window.find(.button, named: "Count").click()
      try window.find(.switch, named: "Wi-Fi").click()
      try window.find(.checkbox, named: "Check").click()
      XCTAssertEqual(model.first, 1)
      XCTAssertTrue(isOn.value)
      XCTAssertTrue(isChecked.value)
    }
  }

  func testDisabledRemovedAndCoveredButtonsCannotBeClicked() throws {
    let model = onMain { Model() }
    try inWindow {
      Covering(model: model)
    } use: { window in
      XCTAssertEqual(
        message { try window.find(.button, named: "Off").click() },
        "The button 'Off' is disabled, and can't be used."
      )
      var gone: Widget? = try window.find(.button, named: "Soon gone")
      model.isOn = true
      window.settle()
      GtkTesting.wait { (try? window.find(.button, named: "Above it").allocatedWidth) ?? 0 > 50 }
      XCTAssertEqual(message { try gone?.click() }, "The button 'Soon gone' is not visible.")
      gone = nil
      XCTAssertEqual(
        message { try window.find(.button, named: "Below").click() },
        "The button 'Below' is covered by the button 'Above it'."
      )
      XCTAssertEqual(model.first, 0)
    }
  }

  func testWidgetsBelowASheetOrAnAlertCannotBeUsed() throws {
    let model = onMain { Model() }
    try inWindow {
      BelowASheet(model: model)
    } use: { window in
      var below: [Widget] = try [
        window.find(.button, named: "Count"), window.find(.button, named: "Edit"),
      ]
      model.isOn = true
      window.settle()
      XCTAssertEqual(
        message { try below[0].click() },
        "The button 'Count' can't be used: the dialog 'New Planet' is above the window."
      )
      XCTAssertEqual(
        message { try below[1].choose("Copy") },
        "The button 'Edit' can't be used: the dialog 'New Planet' is above the window."
      )
      XCTAssertEqual(model.first, 0)
      try window.find(.button, named: "Count").click()
      XCTAssertEqual(model.second, 1, "the button in front, of two with the same name")
      try window.click("Count")
      XCTAssertEqual(model.second, 2, "the button in front, of two with the same name")
      try window.find(.button, named: "Ask").click()
      XCTAssertEqual(
        message { try window.sheet?.click("Count") },
        "The button 'Count' can't be used: the alert-dialog 'Sure?' is above the window."
      )
      try window.find(.button, named: "OK").click()
      model.isOn = false
      window.settle()
      try below[0].click()
      XCTAssertEqual(model.first, 1)
      below = []
    }
  }

  func testWidgetsAreFoundByTheirClass() throws {
    try inWindow {
      VStack {
        Text("1")
        Text("2")
      }
      .navigationTitle("Title")
    } use: { window in
      XCTAssertEqual(window.all(GtkLabel.self).map(\.text), ["1", "2"])
      XCTAssertEqual(try window.first(GtkLabel.self).text, "1")
      XCTAssertEqual(
        message { try window.content?.first(GtkCalendar.self) },
        "There is no visible Calendar in the widget '1 2'."
      )
      XCTAssertNil(window.backButton)
    }
  }

  func testRightClickAndLongPressOpenTheContextMenuOfAnAncestor() throws {
    try inWindow {
      VStack {
        HStack { Text("inner") }
          .contextMenu { Button("Copy") {} }
        Text("outer")
        Spacer()
      }
    } use: { window in
      let labels = window.all(GtkLabel.self)
      for press in [{ try labels[0].rightClick() }, { try labels[0].longPress() }] {
        try press()
        XCTAssertEqual(window.widget.menuItemTitles, ["Copy"])
        try window.widget.chooseMenuItem("Copy")
        XCTAssertTrue(GtkTesting.wait { window.widget.menuItemTitles.isEmpty })
      }
      XCTAssertEqual(message { try labels[1].rightClick() }, "The label 'outer' has no menu.")
    }
  }

  func testTypeInsertsTextIntoTheFieldWithTheFocus() throws {
    let text = onMain { ControlModel("ab") }
    let long = onMain { ControlModel("") }
    try inWindow {
      VStack {
        TextField("Name", text: text.binding)
        TextEditor(text: long.binding).accessibilityLabel("Notes")
        Button("Other") {}
      }
    } use: { window in
      try window.find(.textBox, named: "Name").click()
      try window.first(Entry.self).cursorPosition = 1
      try window.type("xÿ")
      XCTAssertEqual(text.value, "axÿb")
      XCTAssertEqual(text.writes, ["axb", "axÿb"])
      try window.first(Entry.self).selectAll()
      try window.type("n")
      XCTAssertEqual(text.value, "n")
      try window.find(.textBox, named: "Notes").click()
      try window.type("one\ntwo")
      XCTAssertEqual(long.value, "one\ntwo")
      try window.find(.button, named: "Other").grabFocus()
      XCTAssertEqual(
        message { try window.type("x") },
        "'x' can't be typed. The button 'Other' has the focus, and accepts no text."
      )
    }
  }

  func testPressActivatesShortcutsAndTheButtonWithTheFocus() throws {
    let log = onMain { Log() }
    try inWindow {
      VStack {
        Button("First") { log.append("first") }
        Button("Save") { log.append("save") }.keyboardShortcut("s")
      }
    } use: { window in
      try window.find(.button, named: "First").grabFocus()
      XCTAssertTrue(window.press("<Control>s"))
      XCTAssertTrue(window.press("space"))
      GtkTesting.wait { log.lines.count == 2 }
      XCTAssertEqual(log.lines, ["save", "first"])
      XCTAssertFalse(window.press("<Control>j"))
      XCTAssertFalse(window.press("no key"))
    }
  }

  func testChooseSelectsItemsOfMenusPickersAndContextMenus() throws {
    let log = onMain { Log() }
    let kind = onMain { ControlModel(1) }
    try inWindow {
      VStack {
        Menu("Edit") {
          Button("Copy_it") { log.append("copy") }
          Button("Off") {}.disabled()
          Menu("More") { Button("Sort") { log.append("sort") } }
        }
        Picker("Kind", selection: kind.binding) {
          Text("Round").tag(1)
          Text("Square").tag(2)
        }
        .pickerStyle(.menu)
        Button("Row") {}.contextMenu { Button("Delete") { log.append("delete") } }
      }
    } use: { window in
      let edit = { try window.find(.button, named: "Edit") }
      try edit().choose("Copy_it")
      try edit().choose("More", "Sort")
      XCTAssertEqual(log.lines, ["copy", "sort"])
      XCTAssertEqual(
        message { try edit().choose("Paste") },
        "The menu has no item 'Paste'. There are: 'Copy_it', 'Off', 'More'."
      )
      window.pressEscape()
      try window.first(MenuButton.self).popdown()
      window.settle()
      try window.find(.comboBox, named: "Kind").choose("Square")
      XCTAssertEqual(kind.value, 2)
      try window.find(.button, named: "Row").choose("Delete")
      GtkTesting.wait { window.popover == nil }
      XCTAssertEqual(log.lines.last, "delete")
    }
  }

  func testChooseSelectsAPageInTheBackMenu() throws {
    let model = onMain { PathModel([1, 2, 3]) }
    try inWindow {
      StackView(model: model)
    } use: { window in
      XCTAssertEqual(window.screenTitles, ["Root 0", "Page 1: 0", "Page 2: 0", "Page 3: 0"])
      XCTAssertEqual(window.title, "Page 3: 0")
      try window.find(.button, named: "Back").choose("Page 1: 0")
      GtkTesting.wait { window.popover == nil }
      XCTAssertEqual(model.ids, [1])
      XCTAssertEqual(window.screenTitles, ["Root 0", "Page 1: 0"])
    }
  }

  func testExpectNoneLeftReportsTheClassOfARetainedObject() {
    onMain {
      var kept: Gtk.Label?
      let issues = recordMessages {
        LiveObjects.expectNoneLeft { kept = Gtk.Label(text: "kept") }
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(
        issues.first?.contains("0 nodes and 1 objects still exist: 1 Label (GtkLabel)") == true,
        "\(issues)"
      )
      _ = kept
      kept = nil
      XCTAssertEqual(
        recordMessages { LiveObjects.expectNoneLeft { _ = Gtk.Label(text: "gone") } },
        []
      )
    }
  }
}

private struct Covering: View {
  let model: Model

  var body: some View {
    VStack {
      Button("Off") { model.first += 1 }.disabled()
      ZStack {
        Button("Below") { model.first += 1 }
        if model.isOn { Button("Above it") {} }
      }
      if !model.isOn { Button("Soon gone") { model.first += 1 } }
    }
  }
}

/// Returns the description of the error that `body` throws.
@MainActor
private func message(_ body: () throws -> some Any) -> String? {
  do {
    _ = try body()
    return nil
  } catch let error as NotFound {
    return error.message
  } catch {
    return "\(error)"
  }
}

private struct BelowASheet: View {
  let model: Model

  var body: some View {
    VStack {
      Button("Count") { model.first += 1 }
      Menu("Edit") { Button("Copy") {} }
    }
    .sheet(isPresented: Binding(get: { model.isOn }, set: { model.isOn = $0 })) {
      AskingSheet(model: model)
    }
  }
}

private struct AskingSheet: View {
  let model: Model
  @State private var isAsking = false

  init(model: Model) {
    self.model = model
  }

  var body: some View {
    VStack {
      Button("Count") { model.second += 1 }
      Button("Ask") { isAsking = true }
    }
    .navigationTitle("New Planet")
    .alert("Sure?", isPresented: $isAsking) { Button("OK") {} }
  }
}
