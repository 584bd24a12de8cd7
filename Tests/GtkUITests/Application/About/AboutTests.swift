import Foundation
import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class AboutTests: XCTestCase {
  func testAboutDialogShowsTheInfoOfTheAppAsPlainText() throws {
    try inApp {
      Window("Main", id: "main") { Text("") }
        .about(
          AboutInfo(
            name: "Notes & <b>More</b>",
            version: "1.2 <i>",
            comments: "Writes <u>things</u> down & keeps them.",
            copyright: "© 2026 A & B <b>",
            website: URL(string: "https://example.org/?a=b&c"),
            license: .gpl3,
            developers: ["Ada <ada@example.org>", "B & C"],
            designers: ["Dee"],
            translators: ["Ella", "Fay"],
            icon: "open-menu-symbolic"
          )
        )
    } use: { app in
      let window = try app.window("Main")
      try window.choose("About Notes & <b>More</b>")
      let dialog = try XCTUnwrap(window.menu.dialog as? AboutDialog)
      XCTAssertTrue(dialog.isMapped)
      XCTAssertTrue(dialog.isModal)
      XCTAssertTrue(dialog.transientFor === window.window)
      XCTAssertEqual(dialog.accessibleLabel, "About Notes & <b>More</b>")
      XCTAssertEqual(dialog.accessibleRole, .dialog)
      // A label with markup escapes the text. Other labels contain plain text.
      let texts = dialog.texts.joined(separator: "\n")
      let expected = [
        "Notes &amp; &lt;b&gt;More&lt;/b&gt;", "1.2 &lt;i&gt;",
        "Writes <u>things</u> down & keeps them.", "\"https://example.org/?a=b&amp;c\"",
        "A &amp; B &lt;b&gt;",
      ]
      for text in expected {
        XCTAssertTrue(texts.contains(text), "'\(text)' isn't in \(texts)")
      }
      XCTAssertEqual(dialog.authors, ["Ada <ada@example.org>", "B & C"])
      XCTAssertEqual(dialog.artists, ["Dee"])
      XCTAssertEqual(dialog.translatorCredits, "Ella\nFay")
      XCTAssertEqual(dialog.licenseType, .gpl3)
      XCTAssertEqual(dialog.logoIconName, "open-menu-symbolic")
      dialog.close()
      GtkTesting.settle()
      XCTAssertNil(window.menu.dialog)
    }
  }

  func testAboutDialogWithoutInfoShowsTheNameOfTheApp() throws {
    try inApp {
      Window("Main", id: "main") { Text("") }
    } use: { app in
      let window = try app.window("Main")
      try window.choose("About Tests")
      let dialog = try XCTUnwrap(window.menu.dialog as? AboutDialog)
      XCTAssertEqual(dialog.programName, "Tests")
      XCTAssertNil(dialog.logoIconName, "The theme has no icon of the app.")
      let shown = try XCTUnwrap(dialog.child).visibleDescendants
      XCTAssertFalse(shown.contains { $0.typeName == "GtkImage" && $0.isMapped })
      XCTAssertNil(dialog.website)
      XCTAssertFalse(dialog.texts.contains("Credits"), "\(dialog.texts)")
      // The dialog is closed with its window.
      window.window.close()
    }
  }

  func testShortcutsWindowListsStandardAndAppShortcuts() throws {
    try inApp {
      WindowGroup("Main") { Text("") }
        .commands {
          CommandMenu("<b>View</b> & more") {
            Button("Re_load <i>& all</i>") {}.keyboardShortcut("r")
            Divider()
            Button("Zoom In") {}.keyboardShortcut("+")
            Button("No keys") {}
          }
        }
    } use: { app in
      let window = try app.window("Main")
      try window.choose("Keyboard Shortcuts")
      let dialog = try XCTUnwrap(window.menu.dialog)
      XCTAssertTrue(dialog.isMapped)
      XCTAssertTrue(dialog.transientFor === window.window)
      XCTAssertEqual(dialog.accessibleLabel, "Keyboard Shortcuts")
      XCTAssertEqual(dialog.accessibleRole, .dialog)
      let texts = dialog.texts
      let expected = [
        "General", "New Window", "Keyboard Shortcuts", "Quit", "Main Menu", "Close Window",
        "<b>View</b> & more", "Re_load <i>& all</i>", "Zoom In", "Navigation", "Go Back",
      ]
      for text in expected {
        XCTAssertTrue(texts.contains(text), "'\(text)' isn't among \(texts)")
      }
      XCTAssertFalse(texts.contains("No keys"))
      dialog.close()
      GtkTesting.settle()
      XCTAssertNil(window.menu.dialog)
    }
  }

  func testShortcutsOfTheTopPageAndItsToolbarAreListed() throws {
    try inApp {
      Window("Main", id: "main") { ShortcutPages() }
    } use: { app in
      let window = try app.window("Inbox")
      let shown = {
        let overview = ShortcutsOverview(window.menu.layout, own: [], in: window.window)
        return overview.groups.first { $0.title == window.window.title }?.shortcuts ?? []
      }
      let trash = ShortcutsWindow.Entry("Trash", "<Control>t")
      XCTAssertEqual(
        Set(shown().map(\.title)),
        ["Write", "Open", "Move", "Archive", "Search"]
      )
      XCTAssertTrue(shown().contains(ShortcutsWindow.Entry("Write", "<Control>n")))
      XCTAssertTrue(shown().contains(ShortcutsWindow.Entry("Search", "<Control>f")))
      XCTAssertFalse(shown().contains(trash))

      try window.window.click("Open")
      XCTAssertEqual(window.window.title, "Message")
      XCTAssertEqual(shown(), [trash], "The page below is covered.")

      try window.choose("Keyboard Shortcuts")
      let dialog = try XCTUnwrap(window.menu.dialog)
      XCTAssertTrue(dialog.texts.contains("Trash"), "\(dialog.texts)")
      dialog.close()
      GtkTesting.settle()
    }
  }

  func testShortcutsOverviewGroupsShortcutsByMenu() throws {
    try inApp {
      Window("Main", id: "main") { Text("") }
        .commands {
          CommandMenu("View") {
            Button("Reload") {}.keyboardShortcut("r")
            Divider()
            Button("Zoom In") {}.keyboardShortcut("+")
          }
        }
    } use: { app in
      let overview = ShortcutsOverview(try app.window("Main").menu.layout, own: [])
      XCTAssertEqual(overview.groups.map(\.title), ["General", "View", "Navigation"])
      XCTAssertEqual(overview.groups[1].shortcuts.map(\.title), ["Reload", "Zoom In"])
      XCTAssertEqual(
        overview.groups[0].shortcuts.map(\.accelerator),
        ["<Control>question", "<Control>q", "F10"]
      )
    }
  }
}

private struct ShortcutPages: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Open") { path = [1] }.keyboardShortcut("o")
        Menu("More") {
          Button("Move") {}.keyboardShortcut("m")
        }
      }
      .searchable(text: .constant(""))
      .navigationTitle("Inbox")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
          } label: {
            Image(systemName: "list-add")
          }
          .accessibilityLabel("Write")
          .keyboardShortcut("n")
        }
        ToolbarItem {
          Button("Archive") {}.keyboardShortcut("e").disabled()
        }
      }
      .navigationDestination(for: Int.self) { _ in
        Button("Trash") {}.keyboardShortcut("t").navigationTitle("Message")
      }
    }
  }
}
