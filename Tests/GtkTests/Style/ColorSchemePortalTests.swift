import CGtk
import XCTest

@testable import Gtk

final class ColorSchemePortalTests: GtkTestCase {
  override func setUp() { g_unsetenv("GTK_THEME") }

  override func tearDown() { g_unsetenv("GTK_THEME") }

  func testPortalReportsThePreferenceAndItsChanges() throws {
    try onMain {
      let desktop = try FakePortal.require()
      var schemes: [ColorScheme] = []
      var portal: ColorSchemePortal? = ColorSchemePortal { schemes.append($0) }
      weak let observed = portal
      XCTAssertTrue(MainContext.iterate { schemes == [.preferDark] })
      XCTAssertEqual(portal?.scheme, .preferDark)
      desktop.announce("('org.freedesktop.appearance', 'color-scheme', <uint32 2>)")
      XCTAssertTrue(MainContext.iterate { schemes == [.preferDark, .preferLight] })
      // Other settings, values of another type and repeated values are ignored. An unknown number
      // is reported as no preference.
      desktop.announce("('org.freedesktop.appearance', 'accent-color', <uint32 1>)")
      desktop.announce("('org.gnome.desktop.interface', 'color-scheme', <uint32 1>)")
      desktop.announce("('org.freedesktop.appearance', 'color-scheme', <'dark'>)")
      desktop.announce("('org.freedesktop.appearance', 'color-scheme', <uint32 2>)")
      desktop.announce("('org.freedesktop.appearance', 'color-scheme', <uint32 9>)")
      XCTAssertTrue(
        MainContext.iterate { schemes == [.preferDark, .preferLight, .noPreference] }
      )
      portal = nil
      XCTAssertNil(observed)
      desktop.announce("('org.freedesktop.appearance', 'color-scheme', <uint32 1>)")
      MainContext.iterate(timeout: .milliseconds(200)) { false }
      XCTAssertEqual(schemes.count, 3)
    }
  }

  func testPortalDoesNotCallItsHandlerIfNoServiceReplies() {
    onMain {
      var calls = 0
      let portal = ColorSchemePortal { _ in calls += 1 }
      MainContext.iterate(timeout: .milliseconds(300)) { false }
      XCTAssertEqual(calls, 0)
      XCTAssertNil(portal.scheme)
    }
  }

  func testPortalReleasedWhileItConnectsDoesNotCallItsHandler() {
    onMain {
      weak var observed: ColorSchemePortal?
      do {
        let portal = ColorSchemePortal { _ in XCTFail("It is gone.") }
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
      let portal = ColorSchemePortal { _ in XCTFail("The theme is the user's.") }
      desktop.announce("('org.freedesktop.appearance', 'color-scheme', <uint32 2>)")
      MainContext.iterate(timeout: .milliseconds(300)) { false }
      XCTAssertNil(portal.scheme)
    }
  }
}
