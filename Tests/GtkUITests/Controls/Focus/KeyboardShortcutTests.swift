import GtkTestSupport
import TestSupport
import XCTest

import class Gtk.Entry
import class Gtk.Shortcut

@testable import GtkUI

final class KeyboardShortcutTests: XCTestCase {
  func testKeyboardShortcutIsConvertedToAnAcceleratorOfGtk() {
    onMain {
      let triggers: [(KeyboardShortcut, String)] = [
        (KeyboardShortcut("n"), "<Control>n"),
        (KeyboardShortcut("N"), "<Control><Shift>n"),
        (KeyboardShortcut("z", modifiers: [.command, .shift]), "<Control><Shift>z"),
        (KeyboardShortcut("p", modifiers: [.control, .option]), "<Control><Alt>p"),
        (KeyboardShortcut(.delete, modifiers: []), "BackSpace"),
        (KeyboardShortcut("+"), "<Control>plus"),
        (KeyboardShortcut(","), "<Control>comma"),
        (KeyboardShortcut("ä"), "<Control>adiaeresis"),
        (KeyboardShortcut(.upArrow, modifiers: .option), "<Alt>Up"),
        (.defaultAction, "Return"),
        (.cancelAction, "Escape"),
      ]
      for (shortcut, trigger) in triggers {
        XCTAssertEqual(shortcut.accelerator, trigger)
        XCTAssertNotNil(Shortcut(trigger) { true }, trigger)
      }
    }
  }

  func testKeyboardShortcutOfAButtonOrAToggleRunsWhileAFieldHasTheFocus() throws {
    try onMain {
      let log = Log()
      let wraps = ControlModel(false)
      try inWindow {
        VStack {
          TextField("Name", text: .constant(""))
          Button("New") { log.append("new") }.keyboardShortcut("n")
          Button("Old") { log.append("old") }.keyboardShortcut("o").disabled()
          Toggle("Wrap", isOn: wraps.binding).keyboardShortcut("w")
        }
      } use: { window in
        try window.first(Entry.self).grabFocus()
        XCTAssertTrue(window.press("<Control>n"))
        XCTAssertFalse(window.press("<Control>o"), "A disabled button is passed over.")
        XCTAssertEqual(log.lines, ["new"])
        XCTAssertTrue(window.press("<Control>w"))
        XCTAssertTrue(GtkTesting.wait { wraps.writes == [true] }, "\(wraps.writes)")
      }
    }
  }

  func testEscapeRunsTheButtonOfTheCancelAction() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Button("Cancel", role: .cancel) { log.append("cancelled") }
          .keyboardShortcut(.cancelAction)
      } use: { window in
        XCTAssertTrue(window.press("Escape"))
        XCTAssertEqual(log.lines, ["cancelled"])
        XCTAssertTrue(window.widget.child?.performShortcut("Escape") == true)
        XCTAssertEqual(log.lines.count, 2, "It comes before what the window does with Escape.")
      }
    }
  }

  func testKeyboardShortcutOfAMenuItemRunsUnlessTheMenuIsDisabled() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Menu("Edit") {
          Button("Copy") { log.append("copy") }.keyboardShortcut("c", modifiers: .option)
          Button("Paste") { log.append("paste") }
        }
        .disabled(false)
      } use: { window in
        XCTAssertTrue(window.press("<Alt>c"))
        XCTAssertEqual(log.lines, ["copy"])
        window.update {
          Menu("Edit") {
            Button("Copy") { log.append("copy") }.keyboardShortcut("c", modifiers: .option)
            Button("Paste") { log.append("paste") }
          }
          .disabled(true)
        }
        XCTAssertFalse(window.press("<Alt>c"))
      }
    }
  }

  func testDefaultButtonIsTheDefaultWidgetOfItsWindowUntilRemoved() throws {
    try onMain {
      let model = Model()
      model.isOn = true
      try inWindow {
        VStack { Default(model: model) }
      } use: { window in
        XCTAssertTrue(window.widget.defaultWidget === (try window.button("OK")))
        model.isOn = false
        window.settle()
        XCTAssertNil(window.widget.defaultWidget)
      }
    }
  }

  func testKeyboardShortcutWithAnUnknownKeyIsReported() throws {
    try onMain {
      let issues = try recordMessages {
        try inWindow {
          Button("a") {}.keyboardShortcut("\u{0}")
        } use: { _ in
        }
      }
      XCTAssertEqual(issues.count, 1)
      let expected = "There is no key for the keyboard shortcut"
      XCTAssertTrue(issues.first?.contains(expected) == true, "\(issues)")
    }
  }
}

private struct Default: View {
  let model: Model

  var body: some View {
    if model.isOn {
      Button("OK") {}.keyboardShortcut(.defaultAction)
    }
  }
}
