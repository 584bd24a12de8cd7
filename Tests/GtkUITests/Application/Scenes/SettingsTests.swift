import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

final class SettingsTests: XCTestCase {
  func testMainMenuOpensASingleSettingsWindow() throws {
    try inApp {
      GtkUI.Settings {
        Form { Toggle("Sync", isOn: .constant(true)) }
      }
      WindowGroup("Main") { Text("") }
    } use: { app in
      XCTAssertEqual(app.titles, ["Main"], "They don't open by themselves.")
      let main = try app.window("Main")
      XCTAssertEqual(
        main.menuTitles.last,
        ["Preferences", "Keyboard Shortcuts", "About Tests", "Quit"]
      )
      XCTAssertEqual(try main.accelerator("Preferences"), "<Control>comma")
      try main.choose("Preferences")
      XCTAssertEqual(Set(app.titles), ["Main", "Preferences"])
      XCTAssertTrue(main.window.performShortcut("<Control>comma"))
      GtkTesting.settle()
      XCTAssertEqual(app.titles.count, 2)
      let settings = try app.window("Preferences")
      XCTAssertEqual(settings.window.contentBelowHeader?.texts, ["Sync"])
      XCTAssertThrowsError(try settings.window.button("Main Menu"))
      XCTAssertTrue(settings.window.performShortcut("<Control>w"))
      GtkTesting.settle()
      XCTAssertEqual(app.titles, ["Main"])
    }
  }

  func testSettingsLinkOpensTheSettingsWindow() throws {
    try inApp {
      Window("Main", id: "main") { SettingsLink() }
      GtkUI.Settings { Text("Set") }
    } use: { app in
      try app.window("Main").window.click("Preferences")
      XCTAssertEqual(Set(app.titles), ["Main", "Preferences"])
    }
  }

  func testSettingsLinkWithoutASettingsSceneIsReported() throws {
    try onMain {
      let issues = try recordMessages {
        try inApp {
          Window("Main", id: "main") { SettingsLink() }
        } use: { app in
          let main = try app.window("Main")
          XCTAssertFalse(main.menuTitles.joined().contains("Preferences"))
          try main.window.click("Preferences")
          XCTAssertEqual(app.titles, ["Main"])
        }
      }
      XCTAssertEqual(issues.count, 1, "\(issues)")
    }
  }
}
