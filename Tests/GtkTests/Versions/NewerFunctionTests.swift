import CGtk
import XCTest

@testable import Gtk

final class NewerFunctionTests: GtkTestCase {
  func testNewerFunctionsAreFoundFromTheVersionThatIntroducedThem() {
    onMain {
      check(NewerFunctions.loadStyleSheet)
      check(NewerFunctions.setDate)
      check(NewerFunctions.textColor)
      check(NewerFunctions.accessibleContext)
      check(NewerFunctions.announce)
      check(NewerFunctions.setListItemFocusable)
      check(NewerFunctions.newUriLauncher)
      check(NewerFunctions.launchUri)
      check(NewerFunctions.finishLaunchingUri)
      check(NewerFunctions.newColorDialog)
      check(NewerFunctions.newColorDialogButton)
    }
  }

  func testFunctionOfGtk48IsFoundAndCalled() {
    onMain {
      let version = NewerFunction<@convention(c) () -> guint>(
        "gtk_get_minor_version",
        since: GtkVersion(4, 8)
      )
      XCTAssertEqual(version.call.map { Int($0()) }, GtkVersion.current.minor)
    }
  }

  func testFunctionOfALaterVersionIsNotCallable() {
    onMain {
      let later = NewerFunction<@convention(c) () -> guint>(
        "gtk_get_minor_version",
        since: GtkVersion(4, GtkVersion.current.minor + 1)
      )
      XCTAssertNil(later.call)
    }
  }

  func testTextColorIsTheColorOfTheStyleSheet() throws {
    try withoutLeaks { probe in
      let display = try XCTUnwrap(Display.default)
      let label = probe(Label(text: "x"))
      label.addCSSClass("colored")
      let provider = probe(CssProvider())
      provider.load(".colored { color: #ff8000; }")
      provider.add(to: display)
      defer { provider.remove(from: display) }
      withWindow(showing: label) { _ in
        let color = RGBA(TextColor.color(of: label.widget))
        XCTAssertEqual(color.red, 1, accuracy: 0.01)
        XCTAssertEqual(color.green, 0.5, accuracy: 0.01)
        XCTAssertEqual(color.blue, 0, accuracy: 0.01)
      }
    }
  }

  func testUriLauncherReportsFailureAndUsesGtkUriLauncherFrom410() {
    onMain {
      var results: [Bool] = []
      UriLauncher.launch("no-such-scheme://x", above: nil) { results.append($0) }
      XCTAssertTrue(MainContext.iterate { !results.isEmpty })
      XCTAssertEqual(results, [false])
      // GTK registers the type when the first launcher is created. In the tests, only the function
      // above creates launchers.
      let isRegistered = g_type_from_name("GtkUriLauncher") != 0
      XCTAssertEqual(isRegistered, GtkVersion.current >= GtkVersion(4, 10))
    }
  }
}

@MainActor
private func check<Signature>(
  _ function: NewerFunction<Signature>,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let isExpected = GtkVersion.current >= function.since
  XCTAssertEqual(function.isInLibrary, isExpected, function.name, file: file, line: line)
  XCTAssertEqual(function.call != nil, isExpected, function.name, file: file, line: line)
}
