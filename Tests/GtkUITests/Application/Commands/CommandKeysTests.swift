import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

/// The keys of commands, while a widget with the same keys has the focus.
final class CommandKeysTests: XCTestCase {
  func testCommandPrecedesTheKeysOfAList() throws {
    try onMain {
      try RealInput.require()
      let log = Log()
      try inApp {
        Window("Main", id: "main") {
          List(selection: .constant(Set([1]))) {
            ForEach(1..<4, id: \.self) { Text("row \($0)") }
          }
        }
        .commands {
          CommandMenu("Edit") {
            Button("Archive") { log.append("archive") }
              .keyboardShortcut("a", modifiers: [.command, .shift])
          }
        }
      } use: { app in
        let window = try app.window("Main").window
        let list = try window.first(ListView<Bin>.self)
        XCTAssertTrue(list.grabFocus())
        XCTAssertTrue(GtkTesting.wait { list.containsFocus })
        try RealInput.press("<Control><Shift>a", in: window)
        XCTAssertTrue(GtkTesting.wait { !log.lines.isEmpty })
        XCTAssertEqual(log.lines, ["archive"])
        XCTAssertEqual(list.selectedIndices.map { $0 }, [0], "The list hasn't received the keys.")
      }
    }
  }

  func testTextFieldKeepsTheKeysForEditing() throws {
    try onMain {
      try RealInput.require()
      let log = Log()
      let model = ControlModel("Blob")
      try inApp {
        Window("Main", id: "main") {
          TextField("Name", text: model.binding)
        }
        .commands {
          CommandMenu("Edit") {
            Button("Select All") { log.append("all") }.keyboardShortcut("a")
            Button("Bold") { log.append("bold") }.keyboardShortcut("b")
          }
        }
      } use: { app in
        let window = try app.window("Main").window
        let entry = try window.first(Entry.self)
        XCTAssertTrue(entry.grabFocus())
        entry.cursorPosition = 4
        XCTAssertTrue(GtkTesting.wait { entry.containsFocus })
        try RealInput.press("<Control>a", in: window)
        try RealInput.press("x", in: window)
        try RealInput.press("<Control>b", in: window)
        XCTAssertTrue(GtkTesting.wait { !log.lines.isEmpty })
        XCTAssertEqual(log.lines, ["bold"])
        XCTAssertEqual(model.value, "x", "The key has replaced the selected text.")
      }
    }
  }

  func testCommandWithTheKeyOfAnotherFunctionIsReportedOnce() throws {
    for count in [1, 0] {
      let issues = try recordIssues {
        try inApp {
          Window("Main", id: "main") { Text("") }
            .commands {
              CommandMenu("View") {
                Button("Next") {}.keyboardShortcut(.tab, modifiers: .command)
                Button("Bold") {}.keyboardShortcut("b")
              }
            }
        } use: { _ in
        }
      }
      XCTAssertEqual(issues.count, count, "\(issues)")
      for issue in issues {
        XCTAssertTrue(
          issue.message.contains("'Next' has the keyboard shortcut '<Control>Tab'"),
          issue.message
        )
      }
    }
  }
}
