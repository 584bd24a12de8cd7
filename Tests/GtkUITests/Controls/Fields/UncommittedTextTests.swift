import GtkTestSupport
import Observation
import XCTest

import class Gtk.Entry
import class Gtk.StepperButtons
import class Gtk.ToggleButton

@testable import GtkUI

/// The text of a field with a format while the field has the focus: an action uses what is on the
/// screen.
final class UncommittedTextTests: XCTestCase {
  func testKeyboardShortcutUsesTheTextOfTheField() throws {
    try check { model, log in
      AmountField(model: model)
      Button("Save") { log.append("\(model.value)") }.keyboardShortcut("s")
    } act: { window, _ in
      XCTAssertTrue(window.press("<Control>s"))
    }
  }

  func testItemOfAMenuUsesTheTextOfTheField() throws {
    try check { model, log in
      AmountField(model: model)
      Menu("More") {
        Button("Save") { log.append("\(model.value)") }.keyboardShortcut("m")
      }
    } act: { window, _ in
      XCTAssertTrue(window.press("<Control>m"))
    }
  }

  func testButtonThatTakesNoFocusUsesTheTextOfTheField() throws {
    try check { model, log in
      AmountField(model: model)
      Button("Save") { log.append("\(model.value)") }
    } act: { window, entry in
      // A screen reader activates a button without moving the focus.
      try window.button("Save").emit("clicked")
      XCTAssertTrue(entry.containsFocus)
    }
  }

  func testTapGestureUsesTheTextOfTheField() throws {
    try check { model, log in
      AmountField(model: model)
      Text("photo").onTapGesture { log.append("\(model.value)") }
    } act: { window, _ in
      let click = try XCTUnwrap(
        window.widget.labels.first { $0.text == "photo" }?.controllers("GtkGestureClick").first
      )
      click.emit("released", [.int(1), .double(1), .double(1)])
    }
  }

  func testOtherControlUsesTheTextOfTheField() throws {
    try check { model, log in
      AmountField(model: model)
      Toggle(
        "Paid",
        isOn: Binding(get: { false }, set: { _ in log.append("\(model.value)") })
      )
      .toggleStyle(.button)
    } act: { window, _ in
      try window.first(ToggleButton.self).isActive = true
    }
  }

  func testActionThatCapturesTheValueUsesTheTextOfTheField() throws {
    try onMain {
      let (model, log) = (ControlModel(5), Log())
      try inWindow {
        CapturingButtons(model: model, log: log)
      } use: { window in
        let entry = try window.first(Entry.self)
        for (value, keys) in [(6, nil), (7, "<Control>s"), (8, "<Control>m")] {
          entry.grabFocus()
          entry.text = "\(value)"
          if let keys { window.press(keys) } else { try window.button("Save").emit("clicked") }
          XCTAssertEqual(log.lines.last, "\(value)")
        }
        entry.grabFocus()
        entry.text = "100"
        try window.button("Save").emit("clicked")
        XCTAssertEqual(log.lines.last, "8", "The button is disabled for this value.")
        XCTAssertEqual(model.value, 100)
      }
    }
  }

  func testStepperStepsFromTheTextOfTheField() throws {
    try onMain {
      let model = ControlModel(5)
      try inWindow {
        AmountField(model: model)
        Stepper("Amount", value: model.binding)
      } use: { window in
        let entry = try window.first(Entry.self)
        entry.grabFocus()
        entry.text = "6"
        try window.first(StepperButtons.self).increment.emit("clicked")
        window.settle()
        XCTAssertEqual(model.value, 7)
        XCTAssertEqual(entry.text, "7")
      }
    }
  }

  func testClosingTheWindowUsesTheTextOfTheField() throws {
    let (model, log) = onMain { (ControlModel(5), Log()) }
    try inApp {
      Window("Main", id: "main") {
        AmountField(model: model)
          .onCloseRequest {
            log.append("\(model.value)")
            return true
          }
      }
    } use: { app in
      let window = try app.window("Main").window
      let entry = try window.first(Entry.self)
      entry.grabFocus()
      entry.text = "6"
      window.requestClose()
      XCTAssertEqual(log.lines, ["6"])
    }
  }

  func testQuittingUsesTheTextOfTheField() throws {
    let model = onMain { ControlModel(5) }
    try inApp {
      Window("Main", id: "main") { AmountField(model: model) }
    } use: { app in
      let entry = try app.window("Main").window.first(Entry.self)
      entry.grabFocus()
      entry.text = "6"
    }
    onMain { XCTAssertEqual(model.writes, [6]) }
  }

  func testPopUsesTheTextOfTheField() throws {
    for key in ["<Alt>Left", "Escape"] {
      try onMain {
        let model = ControlModel(5)
        let path = ControlModel([1])
        try inWindow {
          NavigationStack(path: path.binding) {
            Text("root").navigationTitle("Root")
              .navigationDestination(for: Int.self) { _ in
                AmountField(model: model).navigationTitle("Page")
              }
          }
        } use: { window in
          let entry = try window.first(Entry.self)
          entry.grabFocus()
          entry.text = "6"
          if key == "Escape" { window.pressEscape() } else { window.press(key) }
          window.settle()
          XCTAssertEqual(path.value, [], key)
          XCTAssertEqual(model.writes, [6], key)
        }
      }
    }
  }

  func testDismissalOfASheetUsesTheTextOfTheField() throws {
    try onMain {
      let model = ControlModel(5)
      let isOn = ControlModel(true)
      try inWindow {
        Text("base").sheet(isPresented: isOn.binding) {
          AmountField(model: model)
        }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        let entry = try sheet.first(Entry.self)
        entry.grabFocus()
        entry.text = "6"
        window.pressEscape()
        XCTAssertEqual(isOn.value, false)
        XCTAssertEqual(model.writes, [6])
      }
    }
  }

  func testTextThatCanNotBeReadStaysAndIsInvalidUntilItCanBeRead() throws {
    try check { model, log in
      AmountField(model: model)
      Button("Save") { log.append("\(model.value)") }.keyboardShortcut("s")
    } text: {
      "six"
    } expecting: {
      ["5"]
    } act: { window, entry in
      XCTAssertTrue(window.press("<Control>s"))
      XCTAssertEqual(entry.text, "six")
      XCTAssertTrue(entry.hasCSSClass("invalid-text"))
      try window.button("Save").grabFocus()
      window.settle()
      XCTAssertEqual(entry.text, "six", "The user can still correct the text.")
      entry.text = "6"
      XCTAssertFalse(entry.hasCSSClass("invalid-text"))
    }
  }

  func testNewValueReplacesAnInvalidText() throws {
    try onMain {
      let model = ControlModel(5)
      try inWindow {
        AmountField(model: model)
      } use: { window in
        let entry = try window.first(Entry.self)
        entry.text = "six"
        entry.emit("activate")
        window.settle()
        XCTAssertTrue(entry.hasCSSClass("invalid-text"))
        model.value = 7
        window.settle()
        XCTAssertEqual(entry.text, "7")
        XCTAssertFalse(entry.hasCSSClass("invalid-text"))
        XCTAssertEqual(model.writes, [])
      }
    }
  }

  func testTextIsNotShownForAnotherElementWithAnEqualValue() throws {
    for text in ["six", "6"] {
      try onMain {
        let model = ElementsModel()
        try inWindow {
          ElementPage(model: model)
        } use: { window in
          let entry = try window.first(Entry.self)
          entry.grabFocus()
          entry.text = text
          if text == "six" { window.press("<Control>s") }
          model.title = "changed"
          window.settle()
          XCTAssertEqual(entry.text, text, "It is still the same element.")
          model.shown = 1
          window.settle()
          XCTAssertTrue(entry === (try window.first(Entry.self)), "The page is reused.")
          XCTAssertEqual(entry.text, "5")
          XCTAssertFalse(entry.hasCSSClass("invalid-text"))
          window.press("<Control>s")
          XCTAssertEqual(model.elements.map(\.amount), [5, 5])
          XCTAssertEqual(entry.text, "5")
          model.showsOther = true
          entry.text = "seven"
          window.settle()
          XCTAssertEqual(entry.text, "5", "It is another property of the same element.")
        }
      }
    }
  }

  func testRemovedFieldIsNotCommitted() throws {
    try onMain {
      let model = ControlModel(5)
      let isShown = ControlModel(true)
      try inWindow {
        RemovableField(model: model, isShown: isShown)
      } use: { window in
        let entry = try window.first(Entry.self)
        entry.text = "6"
        XCTAssertFalse(UncommittedFields.shared.isEmpty)
        isShown.value = false
        window.settle()
        XCTAssertTrue(UncommittedFields.shared.isEmpty)
        try window.click("Save")
        XCTAssertEqual(model.writes, [])
      }
    }
  }

  /// Types a text into the field, performs an action of the user, and expects that the action has
  /// used the text, and that the field has written its value once.
  private func check<Content: View>(
    @ViewBuilder _ content: @MainActor (ControlModel<Int>, Log) -> Content,
    text: @MainActor () -> String = { "6" },
    expecting lines: @MainActor () -> [String] = { ["6"] },
    act: @MainActor (TestWindow<VStack<Content>>, Entry) throws -> Void,
    line: UInt = #line
  ) throws {
    try onMain {
      let (model, log) = (ControlModel(5), Log())
      try inWindow {
        VStack { content(model, log) }
      } use: { window in
        let entry = try window.first(Entry.self)
        entry.grabFocus()
        entry.text = text()
        try act(window, entry)
        XCTAssertEqual(log.lines, lines(), line: line)
        XCTAssertEqual(model.writes, lines() == ["6"] ? [6] : [], line: line)
      }
    }
  }
}

private struct AmountField: View {
  let model: ControlModel<Int>

  var body: some View {
    TextField("Amount", value: model.binding, format: .number)
  }
}

private struct CapturingButtons: View {
  let model: ControlModel<Int>
  let log: Log

  var body: some View {
    let value = model.value
    AmountField(model: model)
    Button("Save") { log.append("\(value)") }.keyboardShortcut("s").disabled(value > 10)
    Menu("More") {
      Button("Save Again") { log.append("\(value)") }.keyboardShortcut("m")
    }
  }
}

private struct RemovableField: View {
  let model: ControlModel<Int>
  let isShown: ControlModel<Bool>

  var body: some View {
    if isShown.value { AmountField(model: model) }
    Button("Save") {}
  }
}

@MainActor
@Observable
private final class ElementsModel {
  var elements = [Element(), Element()]
  var shown = 0
  var showsOther = false
  var title = "title"
}

@MainActor
@Observable
private final class Element {
  var amount = 5
  var other = 5
}

private struct ElementPage: View {
  let model: ElementsModel

  var body: some View {
    ElementDetail(
      element: model.elements[model.shown],
      title: model.title,
      showsOther: model.showsOther
    )
    Button("Save") {}.keyboardShortcut("s")
  }
}

private struct ElementDetail: View {
  @Bindable var element: Element
  let title: String
  let showsOther: Bool

  var body: some View {
    Text(title)
    TextField("Amount", value: showsOther ? $element.other : $element.amount, format: .number)
  }
}
