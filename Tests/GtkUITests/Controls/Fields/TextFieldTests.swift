import GtkTestSupport
import XCTest

import class Gtk.Entry
import class Gtk.PasswordEntry
import class Gtk.TextView

@testable import GtkUI

final class TextFieldTests: XCTestCase {
  func testTextFieldWritesAndShowsItsBinding() throws {
    try onMain {
      let model = ControlModel("a")
      try inWindow {
        TextField("Name", text: model.binding)
      } use: { window in
        let entry = try window.first(Entry.self)
        XCTAssertEqual(entry.text, "a")
        XCTAssertEqual(entry.accessibleRole, .textBox)
        XCTAssertEqual(entry.accessibleLabel, "Name", "A placeholder isn't a name.")
        XCTAssertEqual(entry.placeholder, "Name")
        entry.text = "ab"
        window.settle()
        XCTAssertEqual(model.writes, ["ab"])
        model.value = "c"
        window.settle()
        XCTAssertEqual(entry.text, "c")
        XCTAssertEqual(model.writes, ["ab"])
      }
    }
  }

  func testCursorOfATextFieldDoesNotMoveWhenTheAppChangesTheText() throws {
    try onMain {
      let model = ControlModel("one two")
      model.accept = { $0.uppercased() }
      try inWindow {
        TextField("Name", text: model.binding)
      } use: { window in
        let entry = try window.first(Entry.self)
        // The result of typing "x" after "one".
        entry.text = "onex two"
        entry.cursorPosition = 4
        window.settle()
        XCTAssertEqual(entry.text, "ONEX TWO")
        XCTAssertEqual(entry.cursorPosition, 4)
      }
    }
  }

  func testTextThatTheBindingRejectsIsRemovedAndTheCursorMovesBack() throws {
    try onMain {
      let model = ControlModel("12 34")
      model.accept = { _ in nil }
      try inWindow {
        TextField("Number", text: model.binding)
      } use: { window in
        let entry = try window.first(Entry.self)
        entry.text = "12x 34"
        entry.cursorPosition = 3
        window.settle()
        XCTAssertEqual(model.writes, ["12x 34"])
        XCTAssertEqual(entry.text, "12 34")
        XCTAssertEqual(entry.cursorPosition, 2)
      }
    }
  }

  func testPromptIsThePlaceholderOfATextField() throws {
    try inWindow {
      TextField("Name", text: .constant(""), prompt: Text("Jane Doe"))
    } use: { window in
      let entry = try window.first(Entry.self)
      XCTAssertEqual(entry.placeholder, "Jane Doe")
      XCTAssertEqual(entry.accessibleLabel, "Name")
    }
  }

  func testSubmitActionsRunFromTheInnermostOutwards() throws {
    try onMain {
      let log = Log()
      try inWindow {
        VStack {
          TextField("Name", text: .constant(""))
            .onSubmit { log.append("inner") }
            .onSubmit(of: .search) { log.append("search") }
        }
        .onSubmit { log.append("outer") }
      } use: { window in
        try window.first(Entry.self).emit("activate")
        XCTAssertEqual(log.lines, ["inner", "outer"])
        XCTAssertFalse(try window.first(Entry.self).activatesDefault)
      }
    }
  }

  func testTextFieldWithoutOnSubmitActivatesTheDefaultButton() throws {
    try onMain {
      let log = Log()
      try inWindow {
        VStack {
          TextField("Name", text: .constant(""))
          Button("OK") { log.append("OK") }
            .keyboardShortcut(.defaultAction)
        }
      } use: { window in
        XCTAssertTrue(window.widget.defaultWidget === (try window.button("OK")))
        // The descendant of the entry that receives keys.
        let text = try window.first(Entry.self).children.first { $0.typeName == "GtkText" }
        text?.emit("activate")
        GtkTesting.wait { !log.lines.isEmpty }
        XCTAssertEqual(log.lines, ["OK"])
      }
    }
  }

  func testNumberFieldWritesItsBindingWhenItIsSubmitted() throws {
    try onMain {
      let model = ControlModel(5)
      try inWindow {
        TextField("Amount", value: model.binding, format: .number)
      } use: { window in
        let entry = try window.first(Entry.self)
        XCTAssertEqual(entry.text, "5")
        entry.text = "42"
        window.settle()
        XCTAssertEqual(model.writes, [], "It isn't finished.")
        entry.emit("activate")
        window.settle()
        XCTAssertEqual(model.writes, [42])
        model.value = 7
        window.settle()
        XCTAssertEqual(entry.text, "7")
      }
    }
  }

  func testEmptyTextIsReplacedByTheValueOfTheBinding() throws {
    try onMain {
      let model = ControlModel(5)
      try inWindow {
        TextField("Amount", value: model.binding, format: .number)
      } use: { window in
        let entry = try window.first(Entry.self)
        for text in ["", "  "] {
          entry.text = text
          entry.emit("activate")
          window.settle()
          XCTAssertEqual(entry.text, "5", "after '\(text)'")
        }
        XCTAssertEqual(model.writes, [])
      }
    }
  }

  func testNumberFieldWritesItsBindingWhenItLosesTheFocus() throws {
    try onMain {
      let model = ControlModel(5)
      try inWindow {
        VStack {
          TextField("Amount", value: model.binding, format: .number)
          Button("Other") {}
        }
      } use: { window in
        let entry = try window.first(Entry.self)
        entry.grabFocus()
        entry.text = "6"
        try window.button("Other").grabFocus()
        window.settle()
        XCTAssertEqual(model.writes, [6])
      }
    }
  }

  func testEmptyNumberFieldOfAnOptionalBindingWritesNil() throws {
    try onMain {
      let model = ControlModel<Double?>(1.5)
      try inWindow {
        TextField("Weight", value: model.binding, format: .number)
      } use: { window in
        let entry = try window.first(Entry.self)
        XCTAssertEqual(entry.text, "1.5")
        entry.text = ""
        entry.emit("activate")
        window.settle()
        XCTAssertEqual(model.writes, [nil])
        XCTAssertEqual(entry.text, "")
      }
    }
  }

  func testUpdateOfATitleDoesNotReplaceUnsubmittedText() throws {
    try onMain {
      let model = ControlModel(5)
      try inWindow {
        TextField("Amount", value: model.binding, format: .number)
      } use: { window in
        let entry = try window.first(Entry.self)
        entry.grabFocus()
        entry.text = "4"
        window.update { TextField("Sum", value: model.binding, format: .number) }
        XCTAssertEqual(entry.text, "4")
        XCTAssertEqual(entry.accessibleLabel, "Sum")
      }
    }
  }

  func testFieldKeepsALongTextOfWhichItShowsTheStart() throws {
    try onMain {
      let long = String(repeating: "long ", count: 20_000)
      let model = ControlModel(long)
      try inWindow {
        TextField("Name", text: model.binding)
        TextField("Other", value: .constant(1), format: .number)
      } use: { window in
        let entries = window.all(Entry.self)
        entries[0].grabFocus()
        window.settle()
        entries[1].grabFocus()
        window.settle()
        XCTAssertEqual(model.writes, [])
        XCTAssertEqual(entries[0].text, long)
        model.value = "short"
        window.settle()
        entries[0].text = "shorter"
        window.settle()
        XCTAssertEqual(model.writes, ["shorter"])
      }
    }
  }

  func testSecureFieldHidesItsTextAndWritesItsBinding() throws {
    try onMain {
      let model = ControlModel("secret")
      try inWindow {
        SecureField("Password", text: model.binding)
      } use: { window in
        let entry = try window.first(PasswordEntry.self)
        let text = try XCTUnwrap(entry.children.first { $0.typeName == "GtkText" })
        XCTAssertFalse(text.property("visibility", as: Bool.self))
        XCTAssertEqual(entry.accessibleLabel, "Password")
        XCTAssertEqual(entry.accessibleRole, .textBox)
        entry.text = "secret!"
        window.settle()
        XCTAssertEqual(model.writes, ["secret!"])
      }
    }
  }

  func testTextEditorShowsItsBindingAndDoesNotMoveTheCursor() throws {
    try onMain {
      let model = ControlModel("one\ntwo")
      try inWindow {
        TextEditor(text: model.binding).accessibilityLabel("Notes")
      } use: { window in
        let view = try window.first(TextView.self)
        XCTAssertEqual(view.text, "one\ntwo")
        XCTAssertEqual(view.accessibleLabel, "Notes")
        XCTAssertEqual(view.accessibleRole, .textBox)
        model.accept = { $0.uppercased() }
        view.text = "onex\ntwo"
        view.cursorPosition = 4
        window.settle()
        XCTAssertEqual(view.text, "ONEX\nTWO")
        XCTAssertEqual(view.cursorPosition, 4)
        model.value = ""
        window.settle()
        XCTAssertEqual(view.text, "")
      }
    }
  }
}
