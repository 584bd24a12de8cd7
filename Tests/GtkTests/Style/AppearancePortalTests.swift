import CGtk
import XCTest

@testable import Gtk

final class AppearancePortalTests: GtkTestCase {
  override func setUp() { g_unsetenv("GTK_THEME") }

  override func tearDown() { g_unsetenv("GTK_THEME") }

  func testPortalReportsThePreferencesAndTheirChanges() throws {
    try onMain {
      let desktop = try FakePortal.require()
      var latest = AppearancePreferences()
      var portal: AppearancePortal? = AppearancePortal { latest = $0 }
      weak let observed = portal
      XCTAssertTrue(
        MainContext.iterate {
          latest.colorScheme == .preferDark && latest.prefersMoreContrast == true
            && latest.accentColor == RGBA(red: 1, green: 0, blue: 0.5)
        }
      )
      XCTAssertEqual(portal?.preferences, latest)
      desktop.announce("('org.freedesktop.appearance', 'color-scheme', <uint32 2>)")
      XCTAssertTrue(MainContext.iterate { latest.colorScheme == .preferLight })
      desktop.announce("('org.freedesktop.appearance', 'contrast', <uint32 0>)")
      XCTAssertTrue(MainContext.iterate { latest.prefersMoreContrast == false })
      desktop.announce("('org.freedesktop.appearance', 'accent-color', <(0.25, 0.5, 1.0)>)")
      XCTAssertTrue(
        MainContext.iterate { latest.accentColor == RGBA(red: 0.25, green: 0.5, blue: 1) }
      )
      desktop.announce("('org.freedesktop.appearance', 'accent-color', <(-1.0, -1.0, -1.0)>)")
      XCTAssertTrue(MainContext.iterate { latest.accentColor == nil })
      portal = nil
      XCTAssertNil(observed)
      desktop.announce("('org.freedesktop.appearance', 'color-scheme', <uint32 1>)")
      MainContext.iterate(timeout: .milliseconds(200)) { false }
      XCTAssertEqual(latest.colorScheme, .preferLight)
    }
  }

  func testPortalIgnoresOtherSettingsAndRepeatedValues() throws {
    try onMain {
      let desktop = try FakePortal.require()
      var schemes: [ColorScheme?] = []
      let portal = AppearancePortal { schemes.append($0.colorScheme) }
      XCTAssertTrue(MainContext.iterate { portal.preferences.accentColor != nil })
      MainContext.iterate(timeout: .milliseconds(100)) { false }
      schemes = []
      // A value of another type is ignored. An unknown number is reported as no preference.
      desktop.announce("('org.freedesktop.appearance', 'accent-color', <uint32 1>)")
      desktop.announce("('org.freedesktop.appearance', 'unknown', <uint32 1>)")
      desktop.announce("('org.gnome.desktop.interface', 'color-scheme', <uint32 2>)")
      desktop.announce("('org.freedesktop.appearance', 'color-scheme', <'dark'>)")
      desktop.announce("('org.freedesktop.appearance', 'color-scheme', <uint32 1>)")
      desktop.announce("('org.freedesktop.appearance', 'color-scheme', <uint32 9>)")
      XCTAssertTrue(MainContext.iterate { schemes == [.noPreference] })
    }
  }

  func testPortalDoesNotCallItsHandlerIfNoServiceReplies() {
    onMain {
      var calls = 0
      let portal = AppearancePortal { _ in calls += 1 }
      MainContext.iterate(timeout: .milliseconds(300)) { false }
      XCTAssertEqual(calls, 0)
      XCTAssertEqual(portal.preferences, AppearancePreferences())
    }
  }

  func testPortalReleasedWhileItConnectsDoesNotCallItsHandler() {
    onMain {
      weak var observed: AppearancePortal?
      do {
        let portal = AppearancePortal { _ in XCTFail("The portal was released.") }
        observed = portal
      }
      XCTAssertNil(observed)
      MainContext.iterate(timeout: .milliseconds(200)) { false }
    }
  }

  func testPortalDoesNotCallItsHandlerIfTheEnvironmentSetsATheme() throws {
    try onMain {
      let desktop = try FakePortal.require()
      g_setenv("GTK_THEME", "Default", 1)
      let portal = AppearancePortal { _ in XCTFail("The theme is the user's.") }
      desktop.announce("('org.freedesktop.appearance', 'color-scheme', <uint32 2>)")
      MainContext.iterate(timeout: .milliseconds(300)) { false }
      XCTAssertEqual(portal.preferences, AppearancePreferences())
    }
  }
}
