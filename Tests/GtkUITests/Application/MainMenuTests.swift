import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class MainMenuTests: XCTestCase {
  func testEveryWindowHasAMenu() throws {
    try inApp {
      Window("Plain", id: "plain") { Text("") }
    } use: { app in
      let window = try app.window("Plain")
      XCTAssertEqual(window.menuTitles, [["Keyboard Shortcuts", "About Tests", "Quit"]])
      let button = try window.window.button("Main Menu")
      XCTAssertEqual(button.accessibleRole, .button)
      XCTAssertTrue(button.isFocusable)
      XCTAssertEqual(window.menu.button.tooltip, "Main Menu")
      XCTAssertTrue(window.menu.button.isPrimary)
    }
  }

  func testCommandsAreWhereTheyBelong() throws {
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
      XCTAssertEqual(try window.menuItem("New Window").accelerator, "<Control>n")
      XCTAssertEqual(try window.menuItem("Reload").accelerator, "<Control>r")
      XCTAssertEqual(try window.menuItem("Zoom In").accelerator, "<Control>plus")
      XCTAssertEqual(try window.menuItem("Preferences").accelerator, "<Control>comma")
      XCTAssertEqual(try window.menuItem("Quit").accelerator, "<Control>q")
      XCTAssertNil(try window.menuItem("Website").accelerator)
    }
  }

  func testCommandsFollowWhatTheyRead() throws {
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
        XCTAssertEqual(window.window.child?.texts, ["1"], "The action reads what there is by now.")
        XCTAssertEqual(window.menuTitles.first, ["Count to 2", "Reset"])
        XCTAssertTrue(try window.choose("Reset"))
        XCTAssertEqual(window.menuTitles.first, ["Count to 1"])
      }
    }
  }

  func testAChangedTitleLeavesTheOtherSectionsAlone() throws {
    try onMain {
      let model = Model()
      model.isOn = true
      try inApp {
        Window("Main", id: "main") { Text("") }
          .commands { ModelCommands(model: model) }
      } use: { app in
        let window = try app.window("Main")
        let flushes = UpdateScheduler.shared.flushCount
        try window.choose("Count to 1")
        XCTAssertLessThanOrEqual(UpdateScheduler.shared.flushCount - flushes, 2)
        // The menu is open while a title changes.
        window.menu.button.popup()
        GtkTesting.settle()
        XCTAssertTrue(window.shownTexts.contains("Count to 2"), "\(window.shownTexts)")
        model.first = 7
        GtkTesting.settle()
        XCTAssertTrue(window.shownTexts.contains("Count to 8"), "\(window.shownTexts)")
        window.menu.button.popdown()
      }
    }
  }

  func testTitlesAreTextAndKeysAreShown() throws {
    try inApp {
      Window("Main", id: "main") { Text("") }
        .commands {
          CommandMenu("<b>A_B</b> & C") {
            Button("snake_case <i>& more</i>") {}.keyboardShortcut(
              "r",
              modifiers: [.command, .shift]
            )
          }
        }
    } use: { app in
      let window = try app.window("Main")
      window.menu.button.popup()
      GtkTesting.settle()
      let texts = window.shownTexts
      XCTAssertTrue(texts.contains("<b>A_B</b> & C"), "\(texts)")
      // Two of them stand for one: no mnemonic.
      XCTAssertTrue(texts.contains("snake__case <i>& more</i>"), "\(texts)")
      XCTAssertTrue(texts.contains("Shift+Ctrl+R"), "\(texts)")
      window.menu.button.popdown()
    }
  }

  func testKeysWorkUnlessTheyAreTaken() throws {
    try inApp {
      Window("Main", id: "main") { Text("") }
        .commands {
          CommandMenu("View") {
            Button("Widen") {}.keyboardShortcut("w")
            Button("Again") {}.keyboardShortcut("w")
          }
        }
    } use: { app in
      let window = try app.window("Main")
      let widen = try window.menuItem("Widen").action
      let installed = window.menu.keys.triggers
      XCTAssertEqual(installed["<Control>w"], widen, "The app's own go first.")
      XCTAssertEqual(installed["<Control>q"], try window.menuItem("Quit").action)
      XCTAssertEqual(
        installed["<Control>question"],
        try window.menuItem("Keyboard Shortcuts").action
      )
    }
  }

  func testWhatAMenuCannotShowIsReported() throws {
    try onMain {
      let issues = try recordIssues {
        try inApp {
          Window("Main", id: "main") { Text("") }
            .commands {
              CommandMenu("View") {
                Text("Not here")
                Button("Here") {}
              }
            }
        } use: { app in
          XCTAssertEqual(try app.window("Main").menuTitles.first, ["Here"])
        }
      }
      XCTAssertEqual(issues.count, 1, "\(issues)")
    }
  }

  func testCommandsHaveTheEnvironmentOfTheirWindow() throws {
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

  func testQuittingClosesAllWindows() throws {
    try inApp {
      WindowGroup("Group") { Text("") }
    } use: { app in
      try app.windows[0].choose("New Window")
      try app.windows[0].choose("Quit")
    }
  }
}

extension AnyAppWindow {
  /// What the open menu shows.
  fileprivate var shownTexts: [String] { menu.button.texts }
}

private struct ModelCommands: Commands {
  let model: Model

  var body: some Commands {
    CommandMenu("Model") {
      Button("Count to \(model.first + 1)") { model.first += 1 }
        .disabled(!model.isOn)
      if model.first > 0 {
        Button("Reset") { model.first = 0 }
      }
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
