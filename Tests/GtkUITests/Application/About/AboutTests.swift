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
            issues: URL(string: "https://example.org/issues"),
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
      let dialog = try XCTUnwrap(window.window.sheet)
      XCTAssertTrue(dialog.isMapped)
      XCTAssertEqual(dialog.dialogTitle, "About Notes & <b>More</b>")
      XCTAssertEqual(dialog.accessibleRole, .dialog)
      XCTAssertFalse(dialog.root === nil || dialog.root !== window.window, "A part of the window.")
      for text in [
        "Notes & <b>More</b>", "Ada, B & C", "1.2 <i>", "Writes <u>things</u> down & keeps them.",
        "Website", "Report an Issue", "Credits", "License",
      ] {
        XCTAssertTrue(dialog.texts.contains(text), "'\(text)' isn't in \(dialog.texts)")
      }
      let icon = try dialog.first(Gtk.Image.self)
      XCTAssertEqual(icon.iconName, "open-menu-symbolic")
      XCTAssertEqual(icon.pixelSize, 128)
      XCTAssertEqual(window.window.accessibilityIssues(), [])

      try dialog.click("Credits")
      for text in ["Created by", "Ada", "B & C", "Design by", "Dee", "Translated by", "Ella"] {
        XCTAssertTrue(dialog.texts.contains(text), "'\(text)' isn't in \(dialog.texts)")
      }
      window.window.pressEscape()
      try dialog.click("License")
      XCTAssertTrue(dialog.texts.contains("© 2026 A & B <b>"))
      XCTAssertTrue(dialog.texts.contains("GNU General Public License, version 3 or later"))
      window.window.pressEscape()
      window.window.pressEscape()
      XCTAssertNil(window.window.sheet)
    }
  }

  func testALinkOfTheAboutDialogOpensItsAddress() throws {
    let opened = Opened()
    try inApp {
      Window("Main", id: "main") { Text("") }
        .about(
          AboutInfo(
            website: URL(string: "https://example.org/?a=b&c"),
            developers: ["Ada <ada@example.org>"]
          )
        )
        .environment(
          \.openURL,
          OpenURLAction {
            opened.addresses.append($0.absoluteString)
            return .handled
          }
        )
    } use: { app in
      let window = try app.window("Main")
      try window.choose("About Tests")
      let dialog = try XCTUnwrap(window.window.sheet)
      try dialog.click("Website")
      try dialog.click("Credits")
      try dialog.click("Ada")
      XCTAssertEqual(opened.addresses, ["https://example.org/?a=b&c", "mailto:ada@example.org"])
      window.window.pressEscape()
      window.window.pressEscape()
    }
  }

  func testPeopleOfTheCreditsHaveAddresses() {
    let rows: [(text: String, name: String, url: String?)] = [
      ("Ada", "Ada", nil), ("Ada <ada@example.org>", "Ada", "mailto:ada@example.org"),
      ("Ada <https://example.org>", "Ada", "https://example.org"),
      ("<ada@example.org>", "ada@example.org", "mailto:ada@example.org"),
      ("Ada <b>", "Ada <b>", nil), ("a > b", "a > b", nil), ("", "", nil), ("<>", "<>", nil),
    ]
    for (text, name, url) in rows {
      XCTAssertEqual(AboutPerson(text).name, name)
      XCTAssertEqual(AboutPerson(text).url?.absoluteString, url)
    }
  }

  func testAboutDialogWithoutInfoShowsTheNameOfTheApp() throws {
    try inApp {
      Window("Main", id: "main") { Text("") }
    } use: { app in
      let window = try app.window("Main")
      try window.choose("About Tests")
      let dialog = try XCTUnwrap(window.window.sheet)
      XCTAssertTrue(dialog.texts.contains("Tests"))
      XCTAssertThrowsError(try dialog.first(Gtk.Image.self), "The theme has no icon of the app.")
      XCTAssertFalse(dialog.texts.contains("Credits"), "\(dialog.texts)")
      XCTAssertFalse(dialog.texts.contains("Website"), "\(dialog.texts)")
      // The dialog is closed with its window.
      window.window.close()
      XCTAssertNil(window.window.sheet)
    }
  }

  func testShortcutsDialogListsStandardAndAppShortcuts() throws {
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
      let dialog = try XCTUnwrap(window.window.sheet)
      XCTAssertEqual(dialog.dialogTitle, "Keyboard Shortcuts")
      let texts = dialog.texts
      let expected = [
        "General", "New Window", "Keyboard Shortcuts", "Quit", "Main Menu", "Close Window",
        "<b>View</b> & more", "Re_load <i>& all</i>", "Zoom In", "Navigation", "Go Back", "Ctrl",
        "R", "+",
      ]
      for text in expected {
        XCTAssertTrue(texts.contains(text), "'\(text)' isn't among \(texts)")
      }
      XCTAssertFalse(texts.contains("No keys"))
      XCTAssertEqual(window.window.accessibilityIssues(), [])
      let spoken = dialog.findAll(.label).filter { $0 is Box }.compactMap(\.accessibleName)
      XCTAssertTrue(spoken.contains("Ctrl R"), "\(spoken)")
      XCTAssertTrue(spoken.contains("Ctrl plus"), "\(spoken)")

      try dialog.find(.searchBox).click()
      try dialog.type("zoom")
      XCTAssertTrue(dialog.texts.contains("Zoom In"))
      XCTAssertFalse(dialog.texts.contains("Go Back"), "\(dialog.texts)")
      try dialog.type("nothing")
      XCTAssertTrue(dialog.texts.contains("No Results"), "\(dialog.texts)")
      // Escape first clears the search.
      for _ in 0..<3 where window.window.sheet != nil { window.window.pressEscape() }
      XCTAssertNil(window.window.sheet)
    }
  }

  func testTheShortcutsDialogIsPresentedOnce() throws {
    try inApp {
      Window("Main", id: "main") { Text("") }
    } use: { app in
      let window = try app.window("Main")
      try window.choose("Keyboard Shortcuts")
      XCTAssertNotNil(window.window.sheet)
      window.window.press("<Control>question")
      window.window.pressEscape()
      XCTAssertNil(window.window.sheet)
      try window.choose("Keyboard Shortcuts")
      XCTAssertNotNil(window.window.sheet)
      window.window.pressEscape()
    }
  }

  func testShortcutsOfTheTopPageAndItsToolbarAreListed() throws {
    try inApp {
      Window("Main", id: "main") { ShortcutPages() }
    } use: { app in
      let window = try app.window("Inbox")
      let shown = {
        let overview = ShortcutsOverview(window.menu.layout, own: [], in: window.window)
        return overview.groups.first { $0.title == window.window.title }?.entries ?? []
      }
      let trash = ShortcutGroup.Entry("Trash", ["<Control>t"])
      XCTAssertEqual(
        Set(shown().map(\.title)),
        ["Write", "Open", "Move", "Archive", "Search"]
      )
      XCTAssertTrue(shown().contains(ShortcutGroup.Entry("Write", ["<Control>n"])))
      XCTAssertTrue(shown().contains(ShortcutGroup.Entry("Search", ["<Control>f"])))
      XCTAssertFalse(shown().contains(trash))

      try window.window.click("Open")
      XCTAssertEqual(window.window.title, "Message")
      XCTAssertEqual(shown(), [trash], "The page below is covered.")

      try window.choose("Keyboard Shortcuts")
      let dialog = try XCTUnwrap(window.window.sheet)
      XCTAssertTrue(dialog.texts.contains("Trash"), "\(dialog.texts)")
      window.window.pressEscape()
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
      XCTAssertEqual(overview.groups[1].entries.map(\.title), ["Reload", "Zoom In"])
      XCTAssertEqual(
        overview.groups[0].entries.flatMap(\.accelerators),
        ["<Control>question", "<Control>q", "F10"]
      )
    }
  }
}

private final class Opened: @unchecked Sendable {
  @MainActor var addresses: [String] = []
}

extension AboutTests {
  func testAShortcutIsListedOnceUnderTheHeadingOfWhatItDoes() throws {
    try inApp {
      Window("Main", id: "main") {
        NavigationSplitView {
          Button("Filter") {}.keyboardShortcut("l").navigationTitle("Folders")
        } detail: {
          VStack {
            Button("Write") {}.keyboardShortcut("n")
            Button("Send") {}.keyboardShortcut("s")
          }
          .navigationTitle("Messages")
        }
      }
      .defaultSize(width: 1000, height: 600)
      .commands {
        CommandMenu("Mail") { Button("New Message") {}.keyboardShortcut("n") }
      }
    } use: { app in
      let window = try XCTUnwrap(app.windows.first)
      let overview = ShortcutsOverview(window.menu.layout, own: [], in: window.window)
      let lines = overview.groups.flatMap { group in
        group.entries.map { "\(group.title): \($0.title)" }
      }
      XCTAssertTrue(lines.contains("Mail: New Message"), "\(lines)")
      XCTAssertTrue(lines.contains("Folders: Filter"), "\(lines)")
      XCTAssertTrue(lines.contains("Messages: Send"), "\(lines)")
      XCTAssertFalse(lines.contains { $0.hasSuffix("Write") }, "The command has the same keys.")
      XCTAssertEqual(Set(overview.groups.map(\.title)).count, overview.groups.count)
      let keys = overview.groups.flatMap(\.entries).flatMap(\.accelerators)
      XCTAssertEqual(Set(keys).count, keys.count)
    }
  }

  func testTheNamesOfKeys() {
    onMain {
      GtkTesting.start()
      let rows: [(accelerator: String, names: [String])] = [
        ("<Control>q", ["Ctrl", "Q"]), ("<Control>plus", ["Ctrl", "+"]), ("F10", ["F10"]),
        ("<Control><Shift>a", ["Shift", "Ctrl", "A"]), ("nothing", []), ("", []),
      ]
      for (accelerator, names) in rows {
        XCTAssertEqual(Shortcut.keyNames(of: accelerator), names)
      }
    }
  }

  func testSpellingsOfTheSameKeysAreListedOnceAndKeysWithTheSameNameAreDifferent() {
    onMain {
      GtkTesting.start()
      @MainActor func listed(_ accelerators: [String]) -> [String] {
        [ShortcutGroup(title: "All", entries: [ShortcutGroup.Entry("Do", accelerators)])]
          .withoutDuplicates().flatMap(\.entries).flatMap(\.accelerators)
      }
      XCTAssertEqual(listed(["<Control>q", "<Ctrl>Q", "<Primary>q"]), ["<Control>q"])
      XCTAssertEqual(listed(["<Shift><Control>a", "<Control><Shift>a"]), ["<Shift><Control>a"])
      XCTAssertEqual(listed(["nothing", ""]), [])
      // Both keys are named "Enter" in some languages, and "Return" in others.
      XCTAssertEqual(listed(["Return", "KP_Enter"]), ["Return", "KP_Enter"])
    }
  }

  func testShortcutsAreFoundByTheirTextTheirKeysAndTheirHeading() {
    onMain {
      GtkTesting.start()
      let groups = [
        ShortcutGroup(
          title: "View",
          entries: [
            ShortcutGroup.Entry("Zoom In", ["<Control>plus"]),
            ShortcutGroup.Entry("Reload", ["F5"]),
          ]
        )
      ]
      @MainActor func found(_ query: String) -> [String] {
        groups.matching(query).flatMap(\.entries).map(\.title)
      }
      XCTAssertEqual(found(""), ["Zoom In", "Reload"])
      XCTAssertEqual(found("in ZOOM"), ["Zoom In"])
      XCTAssertEqual(found("ctrl"), ["Zoom In"])
      XCTAssertEqual(found("f5"), ["Reload"])
      XCTAssertEqual(found("view"), ["Zoom In", "Reload"])
      XCTAssertEqual(found("none"), [])
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
