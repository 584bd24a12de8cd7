import CGtk
import XCTest

@testable import Gtk

final class StyleTests: GtkTestCase {
  func testSettingsReportTheirChanges() throws {
    try withoutLeaks { probe in
      _ = probe(Label(text: "x"))
      let settings = try XCTUnwrap(Settings.default)
      XCTAssert(settings === Settings.default)
      var changes = 0
      let animations = settings.onAnimationsChanged { changes += 1 }
      let dark = settings.onDarkThemeChanged { changes += 1 }
      let before = settings.enablesAnimations
      settings.enablesAnimations = !before
      XCTAssertEqual(settings.enablesAnimations, !before)
      settings.enablesAnimations = before
      settings.prefersDarkTheme = true
      XCTAssertTrue(settings.prefersDarkTheme)
      settings.prefersDarkTheme = false
      XCTAssertEqual(changes, 4)
      let dpi = settings.xftDPI
      settings.xftDPI = 2 * 96 * 1_024
      XCTAssertEqual(settings.xftDPI, 2 * 96 * 1_024)
      settings.xftDPI = dpi
      XCTAssertNotNil(settings.themeName)
      animations.disconnect()
      dark.disconnect()
    }
  }

  func testAStyleSheetAppliesUntilItIsRemoved() throws {
    try withoutLeaks { probe in
      let display = try XCTUnwrap(Display.default)
      XCTAssertFalse(display.name.isEmpty)
      let label = probe(Label(text: "x"))
      label.addCSSClass("tall")
      let provider = probe(CssProvider())
      provider.load(".tall { min-height: 123px; }")
      XCTAssertTrue(provider.css.contains("123px"))
      provider.add(to: display)
      withWindow(showing: label) { _ in
        XCTAssertTrue(MainContext.iterate { label.measure(.vertical).minimum == 123 })
        provider.remove(from: display)
        XCTAssertTrue(MainContext.iterate { label.measure(.vertical).minimum < 123 })
      }
    }
  }

  func testInvalidStyleSheetReportsAParsingError() {
    withoutLeaks { probe in
      let provider = probe(CssProvider())
      var messages: [String] = []
      provider.onParsingError { messages.append($0) }
      provider.load(".x { colour-of-things: ; }")
      XCTAssertEqual(messages.count, 1)
      XCTAssertFalse(messages[0].isEmpty)
    }
  }

  func testDisplayHasTheIconsOfItsThemeOnly() throws {
    try withoutLeaks { probe in
      _ = probe(Label(text: "x"))
      let display = try XCTUnwrap(Display.default)
      XCTAssert(display === Display.default)
      XCTAssertFalse(display.hasIcon(named: "there-is-no-such-icon"))
      display.addIconSearchPaths(["/nonexistent"])
      XCTAssertTrue(display.hasIcon(named: "document-open-symbolic"))
      display.beep()
    }
  }

  func testIconFoldersThatGtkSearchesByDefaultAreRecognized() {
    onMain {
      let own = string(g_get_user_data_dir()) ?? ""
      XCTAssertTrue(Display.containsDesktopIcons("\(own)/icons"))
      let shared = strings(g_get_system_data_dirs())
      XCTAssertFalse(shared.isEmpty)
      for folder in shared {
        let icons = folder.hasSuffix("/") ? "\(folder)icons" : "\(folder)/icons"
        XCTAssertTrue(Display.containsDesktopIcons(icons), icons)
      }
      XCTAssertFalse(Display.containsDesktopIcons("/nonexistent/icons"))
      XCTAssertFalse(Display.containsDesktopIcons(own))
    }
  }
}
