import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Text and shortcuts with a Russian and an Arabic layout of the keyboard.
final class KeyboardLayoutTests: XCTestCase {
  func testRussianTextIsTypedInEachField() throws {
    let models = onMain { (0..<3).map { _ in ControlModel("") } }
    onMain { models[0].accept = { $0.uppercased() } }
    try withInput {
      VStack {
        TextField("Name", text: models[0].binding)
        SecureField("Password", text: models[1].binding)
        TextEditor(text: models[2].binding).accessibilityLabel("Notes")
      }
    } use: { window in
      try RealInput.withKeyboard("ru,us") {
        try RealInput.click(window.first(Entry.self))
        try RealInput.type("привет", in: window.widget)
        expect(models[0].value == "ПРИВЕТ", models[0].value)
        try RealInput.press("Tab", in: window.widget)
        try RealInput.type("Ёжик", in: window.widget)
        expect(models[1].value == "Ёжик", models[1].value)
        try RealInput.click(window.first(TextView.self))
        try RealInput.type("Щука, да!\nхвост", in: window.widget)
        expect(models[2].value == "Щука, да!\nхвост", models[2].value)
      }
    }
  }

  func testShortcutsOfButtonsAndMenusWorkWithARussianLayout() throws {
    try checkShortcuts(layout: "ru,us")
  }

  func testShortcutsOfButtonsAndMenusWorkWithAnArabicLayout() throws {
    try checkShortcuts(layout: "ara,us")
  }

  func testShortcutsOfCommandsWorkWithARussianLayout() throws {
    try onMain {
      try RealInput.require()
      let log = Log()
      try inApp {
        Window("Main", id: "main") { TextField("Name", text: .constant("")) }
          .commands {
            CommandMenu("File") {
              Button("Save") { log.append("save") }.keyboardShortcut("s")
              Button("Close All") { log.append("close") }.keyboardShortcut("k")
            }
          }
      } use: { app in
        let window = try app.window("Main").window
        try RealInput.withKeyboard("ru,us") {
          try RealInput.press("<Control>s", "<Control>k", in: window)
          expect(log.lines == ["save", "close"], "\(log.lines)")
        }
      }
    }
  }

  func testShortcutsWithShiftWorkWithARussianLayout() throws {
    let log = onMain { Log() }
    try withInput {
      Button("Redo") { log.append("redo") }
        .keyboardShortcut("z", modifiers: [.command, .shift])
    } use: { window in
      try RealInput.press("<Control><Shift>z", in: window.widget)
      expect(log.lines == ["redo"], "\(log.lines)")
      try RealInput.withKeyboard("ru,us") {
        try RealInput.press("<Control><Shift>z", in: window.widget)
      }
      // NB: With a layout without Latin letters, GTK looks for the key of a shortcut only at the level
      // of the pressed modifiers, and `z` isn't at the level of Shift. Present in 4.8.3.
      try XCTSkipIf(log.lines == ["redo"], "GTK doesn't find the key.")
      expect(log.lines == ["redo", "redo"], "\(log.lines)")
    }
  }

  func testKeysForEditingWorkWithARussianLayout() throws {
    let (first, second) = onMain { (ControlModel("текст"), ControlModel("")) }
    try withInput {
      VStack {
        TextField("First", text: first.binding)
        TextField("Second", text: second.binding)
      }
    } use: { window in
      try RealInput.withKeyboard("ru,us") {
        try RealInput.click(window.find(.textBox, named: "First"))
        try RealInput.press("<Control>a", "<Control>c", "<Control>x", in: window.widget)
        expect(first.value.isEmpty, first.value)
        try RealInput.click(window.find(.textBox, named: "Second"))
        try RealInput.press("<Control>v", in: window.widget)
        expect(second.value == "текст", second.value)
        try RealInput.press("<Control>z", in: window.widget)
        expect(second.value.isEmpty, second.value)
      }
    }
  }

  func testRussianTypingAnywhereStartsASearchAndControlFOpensIt() throws {
    let query = onMain { ControlModel("") }
    try withInput {
      VStack { Button("Before") {} }.searchable(text: query.binding)
    } use: { window in
      try RealInput.withKeyboard("ru,us") {
        try window.button("Before").grabFocus()
        try RealInput.type("чай", in: window.widget)
        expect(query.value == "чай", query.value)
        try window.button("Before").grabFocus()
        try RealInput.press("<Control>f", in: window.widget)
        let entry = try window.first(SearchEntry.self)
        expect(entry.containsFocus)
      }
    }
  }

  func testArabicTextIsTypedAndRunsFromRightToLeft() throws {
    let model = onMain { ControlModel("") }
    try withInput {
      TextField("Name", text: model.binding)
    } use: { window in
      let field = try window.first(Entry.self)
      try RealInput.click(field)
      try RealInput.withKeyboard("ara,us") {
        try RealInput.type("سلام", in: window.widget)
        expect(model.value == "سلام", model.value)
      }
      // The text begins at the right edge of the field, and its end is at the left.
      try RealInput.click(field, at: UnitPoint(x: 0.97, y: 0.5))
      expect(field.cursorPosition <= 1, "\(field.cursorPosition)")
      try RealInput.press("End", in: window.widget)
      expect(field.cursorPosition == 4, "\(field.cursorPosition)")
      try RealInput.press("Right", in: window.widget)
      expect(field.cursorPosition == 3, "\(field.cursorPosition)")
    }
  }

  func testArabicTextInATextEditorRunsFromRightToLeft() throws {
    let model = onMain { ControlModel("") }
    try withInput {
      TextEditor(text: model.binding).accessibilityLabel("Notes")
    } use: { window in
      let editor = try window.first(TextView.self)
      try RealInput.click(editor)
      try RealInput.withKeyboard("ara,us") {
        try RealInput.type("سلام", in: window.widget)
        expect(model.value == "سلام", model.value)
      }
      let y = 16 / Double(editor.allocatedHeight)
      try RealInput.click(editor, at: UnitPoint(x: 0.99, y: y))
      expect(editor.cursorPosition == 0, "\(editor.cursorPosition)")
      try RealInput.click(editor, at: UnitPoint(x: 0.03, y: y))
      expect(editor.cursorPosition == 4, "\(editor.cursorPosition)")
    }
  }

  private func checkShortcuts(layout: String) throws {
    let log = onMain { Log() }
    try withInput {
      VStack {
        TextField("Name", text: .constant(""))
        Button("Save") { log.append("save") }.keyboardShortcut("s")
        Menu("More") {
          Button("Find") { log.append("find") }.keyboardShortcut("g")
        }
        Button("Help") { log.append("help") }.keyboardShortcut("1", modifiers: .option)
      }
    } use: { window in
      try RealInput.click(window.button("Save"))
      try RealInput.withKeyboard(layout) {
        for keys in ["<Control>s", "<Control>g", "<Alt>1"] {
          try RealInput.press(keys, in: window.widget)
        }
        expect(log.lines == ["save", "save", "find", "help"], "\(log.lines)")
      }
    }
  }
}
