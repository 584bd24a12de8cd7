import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Fields for text, with the mouse and the keyboard.
final class FieldInputTests: XCTestCase {
  func testMouseFocusesATextFieldAndTheKeyboardTypes() throws {
    let (first, second) = onMain { (ControlModel(""), ControlModel("")) }
    let log = onMain { Log() }
    try withInput {
      VStack {
        TextField("First", text: first.binding).onSubmit { log.append("submit") }
        TextField("Second", text: second.binding)
      }
    } use: { window in
      try RealInput.click(window.find(.textBox, named: "Second"))
      try RealInput.type("Blob, 42!", in: window.widget)
      expect(second.value == "Blob, 42!", second.value)
      try RealInput.press("<Shift>Tab", in: window.widget)
      try RealInput.type("Ann", in: window.widget)
      expect(first.value == "Ann", first.value)
      try RealInput.press("BackSpace", "Return", in: window.widget)
      expect(first.value == "An", first.value)
      expect(log.lines == ["submit"], "\(log.lines)")
      XCTAssertEqual(second.value, "Blob, 42!")
    }
  }

  func testMouseFocusesASecureFieldAndTheKeyboardTypes() throws {
    let model = onMain { ControlModel("") }
    try withInput {
      VStack {
        TextField("Name", text: .constant(""))
        SecureField("Password", text: model.binding)
      }
    } use: { window in
      try RealInput.click(window.first(PasswordEntry.self))
      try RealInput.type("pAs5", in: window.widget)
      expect(model.value == "pAs5", model.value)
      try RealInput.press("Home", "Delete", in: window.widget)
      expect(model.value == "As5", model.value)
    }
  }

  func testMouseFocusesATextEditorAndTheKeyboardTypesLines() throws {
    let model = onMain { ControlModel("") }
    try withInput {
      VStack {
        TextField("Name", text: .constant(""))
        TextEditor(text: model.binding).accessibilityLabel("Notes")
      }
    } use: { window in
      try RealInput.click(window.first(TextView.self))
      try RealInput.type("one\ntwo\tthree", in: window.widget)
      expect(model.value == "one\ntwo\tthree", model.value)
      try RealInput.press("<Control>z", in: window.widget)
      expect(model.value != "one\ntwo\tthree", model.value)
    }
  }

  func testMouseFocusesASearchFieldAndEscapeClearsIt() throws {
    let model = onMain { ControlModel("") }
    try withInput {
      Text("content").searchable(text: model.binding)
    } use: { window in
      try RealInput.click(window.first(SearchEntry.self))
      try RealInput.type("tea", in: window.widget)
      expect(model.value == "tea", model.value)
      try RealInput.press("Escape", in: window.widget)
      expect(model.value.isEmpty, model.value)
    }
  }

  func testKeyboardOpensASearchFieldAndItsButtonClearsIt() throws {
    let model = onMain { ControlModel("") }
    try withInput {
      VStack { Button("Before") {} }.searchable(text: model.binding)
    } use: { window in
      try window.button("Before").grabFocus()
      try RealInput.press("<Control>f", in: window.widget)
      try RealInput.type("tea", in: window.widget)
      expect(model.value == "tea", model.value)
      let clear = try XCTUnwrap(
        window.first(SearchEntry.self).children.last { $0.typeName == "GtkImage" }
      )
      try RealInput.click(clear)
      expect(model.value.isEmpty, model.value)
    }
  }

  func testDoubleClickSelectsAWordAndATripleClickTheText() throws {
    let model = onMain { ControlModel("first second") }
    try withInput {
      TextField("Name", text: model.binding)
    } use: { window in
      try withSlowDoubleClicks {
        let field = try window.first(Entry.self)
        try RealInput.click(field, at: Self.start, count: 2)
        try RealInput.type("x", in: window.widget)
        expect(model.value == "x second", model.value)
        try RealInput.click(field, at: Self.start, count: 3)
        try RealInput.type("y", in: window.widget)
        expect(model.value == "y", model.value)
      }
    }
  }

  func testDoubleClickSelectsAWordAndATripleClickAParagraphOfATextEditor() throws {
    let model = onMain { ControlModel("first second\nthird") }
    try withInput {
      TextEditor(text: model.binding).accessibilityLabel("Notes")
    } use: { window in
      try withSlowDoubleClicks {
        let editor = try window.first(TextView.self)
        // The middle of the first line, whose height depends on the font.
        let firstLine = UnitPoint(x: 0.05, y: 16 / Double(editor.allocatedHeight))
        try RealInput.click(editor, at: firstLine, count: 2)
        try RealInput.type("x", in: window.widget)
        expect(model.value == "x second\nthird", model.value)
        try RealInput.click(editor, at: firstLine, count: 3)
        try RealInput.type("y", in: window.widget)
        expect(model.value == "y\nthird", model.value)
      }
    }
  }

  func testADragSelectsTheTextOfAField() throws {
    let model = onMain { ControlModel("first") }
    try withInput {
      TextField("Name", text: model.binding)
    } use: { window in
      let field = try window.first(Entry.self)
      // A drag of a selected text, as it is at first, would move the text.
      try RealInput.click(field)
      try RealInput.drag(field, from: Self.start, to: field, at: .trailing)
      try RealInput.press("BackSpace", in: window.widget)
      // GTK begins the selection some pixels after the press.
      expect(model.value.count < 4 && "first".hasPrefix(model.value), model.value)
    }
  }

  func testClipboardKeysCutAndPasteBetweenFields() throws {
    let (first, second) = onMain { (ControlModel("text"), ControlModel("")) }
    try withInput {
      VStack {
        TextField("First", text: first.binding)
        TextField("Second", text: second.binding)
      }
    } use: { window in
      try RealInput.click(window.find(.textBox, named: "First"))
      try RealInput.press("<Control>a", "<Control>x", in: window.widget)
      expect(first.value.isEmpty, first.value)
      try RealInput.click(window.find(.textBox, named: "Second"))
      try RealInput.press("<Control>v", "<Control>v", in: window.widget)
      expect(second.value == "texttext", second.value)
    }
  }

  func testFastTypingInFieldsWhoseBindingChangesTheText() throws {
    let (upper, short) = onMain { (ControlModel(""), ControlModel("")) }
    onMain {
      upper.accept = { $0.uppercased() }
      short.accept = { String($0.prefix(5)) }
    }
    try withInput {
      VStack {
        TextField("Upper", text: upper.binding)
        TextField("Short", text: short.binding)
      }
    } use: { window in
      try RealInput.click(window.find(.textBox, named: "Upper"))
      try RealInput.type("the quick brown fox", in: window.widget)
      expect(upper.value == "THE QUICK BROWN FOX", upper.value)
      XCTAssertEqual(try window.first(Entry.self).text, upper.value)
      try RealInput.press("Home", "Right", in: window.widget)
      try RealInput.type("abc", in: window.widget)
      expect(upper.value == "TABCHE QUICK BROWN FOX", upper.value)
      try RealInput.click(window.find(.textBox, named: "Short"))
      try RealInput.type("abcdefgh", in: window.widget)
      expect(short.value == "abcde", short.value)
    }
  }

  func testFastTypingInATextEditorWhoseBindingChangesTheText() throws {
    let model = onMain { ControlModel("") }
    onMain { model.accept = { $0.uppercased() } }
    try withInput {
      TextEditor(text: model.binding).accessibilityLabel("Notes")
    } use: { window in
      try RealInput.click(window.first(TextView.self))
      try RealInput.type("the quick\nbrown fox", in: window.widget)
      expect(model.value == "THE QUICK\nBROWN FOX", model.value)
      XCTAssertEqual(try window.first(TextView.self).text, model.value)
    }
  }

  /// A point on the first characters of a field.
  private static let start = UnitPoint(x: 0.04, y: 0.5)
}
