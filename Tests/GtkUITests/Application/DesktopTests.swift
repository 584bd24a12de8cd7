import Foundation
import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class DesktopTests: XCTestCase {
  func testOnlyReadersOfTheColorSchemeAreEvaluatedWhenItChanges() throws {
    try inWindow {
      SchemeReader()
      Text("other")
    } use: { window in
      let settings = try XCTUnwrap(Gtk.Settings.default)
      XCTAssertEqual(window.texts, ["light", "other"])
      defer { settings.prefersDarkTheme = false }
      let counts = BodyCount.during {
        settings.prefersDarkTheme = true
        window.settle()
      }
      XCTAssertEqual(window.texts, ["dark", "other"])
      XCTAssertEqual(counts, ["SchemeReader": 1], "Only who reads it is evaluated.")
      settings.prefersDarkTheme = false
      window.settle()
      XCTAssertEqual(window.texts, ["light", "other"])
    }
  }

  func testPreferredColorSchemeAppliesUntilItsViewIsRemoved() throws {
    try onMain {
      let model = Model()
      try inWindow {
        PreferringView(model: model)
      } use: { window in
        let settings = try XCTUnwrap(Gtk.Settings.default)
        XCTAssertFalse(settings.prefersDarkTheme)
        model.isOn = true
        window.settle()
        XCTAssertTrue(settings.prefersDarkTheme)
        XCTAssertEqual(window.texts, ["dark"])
        model.isOn = false
        window.settle()
        XCTAssertFalse(settings.prefersDarkTheme)
        model.isOn = true
        window.settle()
      }
      XCTAssertEqual(Gtk.Settings.default?.prefersDarkTheme, false, "It goes along with the view.")
    }
  }

  func testColorSchemeFollowsTheThemeEnvironmentVariable() {
    onMain {
      GtkTesting.start()
      defer { unsetenv("GTK_THEME") }
      setenv("GTK_THEME", "Adwaita:dark", 1)
      XCTAssertEqual(Appearance().colorScheme, .dark)
      setenv("GTK_THEME", "Adwaita", 1)
      XCTAssertEqual(Appearance().colorScheme, .light)
    }
  }

  func testLayoutDirectionAppliesToDescendantWidgets() throws {
    try onMain {
      let model = Model()
      try inWindow {
        DirectedView(model: model)
      } use: { window in
        XCTAssertEqual(window.texts, ["leftToRight", "rightToLeft", "Button", "leftToRight"])
        XCTAssertEqual(
          window.labelDirections,
          [.leftToRight, .rightToLeft, .rightToLeft, .leftToRight]
        )
        let row = try window.first(Box.self)
        XCTAssertEqual(row.direction, .leftToRight)
        model.isOn = true
        window.settle()
        XCTAssertEqual(window.texts, ["leftToRight", "leftToRight", "Button", "leftToRight"])
        XCTAssertEqual(Set(window.labelDirections), [.leftToRight])
      }
    }
  }

  func testDefaultLocaleIsTheLocaleOfTheProcess() throws {
    try inWindow {
      LocaleReader()
      LocaleReader().environment(\.locale, Locale(identifier: "de_AT"))
    } use: { window in
      // The tests run without a language in the environment.
      XCTAssertEqual(window.texts, ["en_US_POSIX", "de_AT"])
    }
  }
}

private struct SchemeReader: View {
  @GtkUI.Environment(\.colorScheme) private var scheme

  var body: some View { Text("\(scheme)") }
}

private struct PreferringView: View {
  let model: Model

  var body: some View {
    SchemeReader().preferredColorScheme(model.isOn ? .dark : nil)
  }
}

private struct DirectedView: View {
  let model: Model

  var body: some View {
    VStack {
      DirectionReader()
      HStack {
        DirectionReader()
        Button("Button") {}
        DirectionReader().environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, model.isOn ? .leftToRight : .rightToLeft)
    }
  }
}

private struct DirectionReader: View {
  @GtkUI.Environment(\.layoutDirection) private var direction

  var body: some View { Text("\(direction)") }
}

private struct LocaleReader: View {
  @GtkUI.Environment(\.locale) private var locale

  var body: some View { Text(locale.identifier) }
}

extension TestWindow {
  fileprivate var labelDirections: [TextDirection] {
    (content?.visibleDescendants ?? []).filter { $0.typeName == "GtkLabel" }.map(\.direction)
  }
}
