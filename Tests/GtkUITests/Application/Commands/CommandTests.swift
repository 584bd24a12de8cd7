import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

final class CommandTests: XCTestCase {
  func testCommandMenusAreInTheOrderOfTheirDeclaration() throws {
    try inApp {
      Window("Main", id: "main") { Text("") }
        .commands {
          CommandMenu("First") { Button("1") {} }
          EmptyCommands()
          if Bool(true) {
            CommandMenu("Second") { Button(action: {}) { Text("2") } }
          } else {
            CommandMenu("Never") { Button("0") {} }
          }
        }
        .commands {
          CommandMenu("Third") { Button("3") {} }
        }
    } use: { app in
      XCTAssertEqual(try app.window("Main").menuTitles.dropLast(), [["1"], ["2"], ["3"]])
    }
  }

  func testCommandGroupsAreInsertedAtTheirPlacements() throws {
    try inApp {
      WindowGroup("Group") { Text("") }
        .commands {
          CommandMenu("View") {
            Button("Reload") {}.keyboardShortcut("r")
            Divider()
            Button("Zoom In") {}.keyboardShortcut("+")
          }
          CommandGroup(after: .newItem) {
            Button("Open…") {}.keyboardShortcut("o")
          }
          CommandGroup(before: .appInfo) {
            Button("Website") {}
          }
          CommandGroup(replacing: .help) {}
          CommandGroup(replacing: .appSettings) {
            Button("Preferences") {}.keyboardShortcut(",")
          }
        }
    } use: { app in
      let window = try app.window("Group")
      XCTAssertEqual(
        window.menuTitles,
        [
          ["New Window", "Open…"],
          ["Reload"],
          ["Zoom In"],
          ["Preferences", "Website", "About Tests", "Quit"],
        ]
      )
      XCTAssertEqual(window.menu.layout.sections.map(\.title), [nil, "View", nil, nil])
      XCTAssertEqual(try window.accelerator("New Window"), "<Control>n")
      XCTAssertEqual(try window.accelerator("Reload"), "<Control>r")
      XCTAssertEqual(try window.accelerator("Zoom In"), "<Control>plus")
      XCTAssertEqual(try window.accelerator("Preferences"), "<Control>comma")
      XCTAssertEqual(try window.accelerator("Quit"), "<Control>q")
      XCTAssertNil(try window.accelerator("Website"))
    }
  }

  func testCommandsUpdateWithTheModelThatTheyRead() throws {
    try onMain {
      let model = Model()
      try inApp {
        Window("Main", id: "main") { Text("\(model.first)") }
          .commands { ModelCommands(model: model) }
      } use: { app in
        let window = try app.window("Main")
        XCTAssertFalse(try window.isEnabled("Count to 1"))
        XCTAssertFalse(try window.choose("Count to 1"))
        model.isOn = true
        GtkTesting.settle()
        XCTAssertTrue(try window.choose("Count to 1"))
        XCTAssertEqual(
          window.window.contentBelowHeader?.texts,
          ["1"],
          "The action reads what there is by now."
        )
        XCTAssertEqual(window.menuTitles.first, ["Count to 2", "Reset"])
        XCTAssertTrue(try window.choose("Reset"))
        XCTAssertEqual(window.menuTitles.first, ["Count to 1"])
      }
    }
  }

  func testUnsupportedViewInACommandMenuIsReported() throws {
    try onMain {
      let issues = try recordMessages {
        try inApp {
          Window("Main", id: "main") { Text("") }
            .commands {
              CommandMenu("View") {
                Slider(value: .constant(0.5))
                Text("Not to be chosen")
                Button("Here") {}
              }
            }
        } use: { app in
          let window = try app.window("Main")
          XCTAssertEqual(window.menuTitles.first, ["Not to be chosen", "Here"])
          XCTAssertFalse(try window.isEnabled("Not to be chosen"))
        }
      }
      XCTAssertEqual(issues.count, 1, "\(issues)")
    }
  }

  func testCommandsReadTheEnvironmentOfTheirWindow() throws {
    try inApp {
      WindowGroup("Group") { Text("") }
        .commands { WindowCommands() }
      Window("Other", id: "other") { Text("") }
    } use: { app in
      try app.window("Group").choose("Other")
      XCTAssertEqual(app.titles, ["Group", "Other"])
      try app.window("Group").choose("New Window")
      try app.windows[1].choose("Away")
      XCTAssertEqual(app.titles, ["Group", "Other"])
    }
  }
}

private struct WindowCommands: Commands {
  @GtkUI.Environment(\.openWindow) private var openWindow
  @GtkUI.Environment(\.dismissWindow) private var dismissWindow

  var body: some Commands {
    CommandMenu("Windows") {
      Button("Other") { openWindow(id: "other") }
      Button("Away") { dismissWindow() }
    }
  }
}
