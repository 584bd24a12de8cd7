import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class MainMenuTests: XCTestCase {
  func testWindowHasAMainMenuWithTheStandardItems() throws {
    try inApp {
      Window("Plain", id: "plain") { Text("") }
    } use: { app in
      let window = try app.window("Plain")
      XCTAssertEqual(window.menuTitles, [["Keyboard Shortcuts", "About Tests", "Quit"]])
      let button = try window.window.button("Main Menu")
      let toggles = GtkVersion.current >= GtkVersion(4, 10)
      XCTAssertEqual(button.accessibleRole, toggles ? .toggleButton : .button)
      let isNamedByGroup = GtkVersion.current >= GtkVersion(4, 12)
      XCTAssertEqual(
        window.menu.button.accessibleRole,
        isNamedByGroup ? .group : .generic,
        "There is one button, not two."
      )
      XCTAssertTrue(button.isFocusable)
      XCTAssertEqual(window.menu.button.tooltip, "Main Menu")
      XCTAssertTrue(window.menu.button.isPrimary)
    }
  }

  func testChangedMenuItemTitleRetainsTheWidgetsOfOtherSections() throws {
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
        let quit = window.shownItems.last
        model.first = 7
        GtkTesting.settle()
        XCTAssertTrue(window.shownTexts.contains("Count to 8"), "\(window.shownTexts)")
        XCTAssertNotNil(quit)
        XCTAssertEqual(window.shownItems.last, quit, "It is the same widget.")
        window.menu.button.popdown()
      }
    }
  }

  func testMainMenuShowsTitlesAsPlainTextWithTheirShortcuts() throws {
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
      // Two underscores represent one underscore, which is not a mnemonic.
      XCTAssertTrue(texts.contains("snake__case <i>& more</i>"), "\(texts)")
      XCTAssertTrue(texts.contains("Shift+Ctrl+R"), "\(texts)")
      window.menu.button.popdown()
    }
  }

  func testFirstCommandOwnsAShortcutThatTwoCommandsDeclare() throws {
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
      let installed = try XCTUnwrap(window.menu.model?.shortcuts?.triggers)
      XCTAssertTrue(
        try installed["<Control>w"] === window.menuItem("Widen"),
        "The app's own go first."
      )
      XCTAssertTrue(try installed["<Control>q"] === window.menuItem("Quit"))
      XCTAssertTrue(
        try installed["<Control>question"] === window.menuItem("Keyboard Shortcuts")
      )
    }
  }

  func testTheDialogsOfTheMenuFollowTheEnvironmentOfTheirScene() throws {
    try onMain {
      for item in ["About Tests", "Keyboard Shortcuts"] {
        let model = Model()
        try inApp {
          DirectedScene(model: model)
        } use: { app in
          let window = try app.window("Main")
          try window.choose(item)
          let dialog = try XCTUnwrap(window.window.sheet)
          for direction in [TextDirection.leftToRight, .rightToLeft, .leftToRight] {
            XCTAssertEqual(try dialog.lastLabel.direction, direction, item)
            model.isOn.toggle()
            GtkTesting.settle()
          }
          window.window.pressEscape()
        }
      }
    }
  }

  func testQuitCommandEndsAnAppWithTwoWindowsAndReleasesAllObjects() throws {
    try inApp(quits: false) {
      WindowGroup("Group") { Text("") }
    } use: { app in
      XCTAssertTrue(try app.windows[0].choose("New Window"))
      XCTAssertEqual(app.windows.count, 2)
      XCTAssertTrue(try app.windows[0].choose("Quit"))
    }
  }
}

extension AnyAppWindow {
  /// The texts of the open menu.
  fileprivate var shownTexts: [String] { menu.button.texts }

  fileprivate var shownItems: [Widget] {
    menu.button.visibleDescendants.filter { $0.accessibleRole == .menuItem }
  }
}

extension Widget {
  @MainActor
  fileprivate var lastLabel: Gtk.Label {
    get throws { try XCTUnwrap(visibleDescendants.compactMap { $0 as? Gtk.Label }.last) }
  }
}

private struct DirectedScene: Scene {
  let model: Model

  var body: some Scene {
    Window("Main", id: "main") { Text("") }
      .environment(\.layoutDirection, model.isOn ? .rightToLeft : .leftToRight)
  }
}

/// Commands that read a model.
struct ModelCommands: Commands {
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
