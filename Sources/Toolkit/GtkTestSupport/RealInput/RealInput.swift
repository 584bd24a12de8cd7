import Foundation
import Gtk
internal import XCTest

/// The mouse and the keyboard of a test: events that the display server sends, as for a user.
///
/// The methods of a widget, such as ``Gtk/Widget/click(filePath:line:)``, call what a click calls.
/// They are fast, work on each display, and don't notice a widget that covers another one. Use this
/// type for what depends on the events themselves: double clicks, drags, the wheel, the focus, or
/// the layout of the keyboard.
///
/// ```swift
/// func testSearchIsTyped() throws {
///   try onMain {
///     try RealInput.require()
///     let model = SearchModel()
///     let window = TestWindow { SearchView(model: model) }
///     defer { window.close() }
///     try RealInput.click(window.find(.searchBox), count: 2)
///     try RealInput.type("tea", in: window.widget)
///     try RealInput.press("<Control>s", in: window.widget)
///     XCTAssertEqual(model.text, "tea")
///   }
/// }
/// ```
///
/// Each function waits until the program has received the events, and until GTK has settled. A
/// function throws an error if the events aren't received within five seconds, and also wherever
/// there is no mouse and no keyboard for tests, so a test begins with
/// ``require(filePath:line:)``.
///
/// The pointer remains where it is when a test ends.
@MainActor
public enum RealInput {
  /// The reason why tests can't use the mouse and the keyboard, or `nil` if they can.
  ///
  /// Tests can use them in the desktop of `Scripts/headless-desktop` with X11. On any other
  /// desktop, they would take the mouse from the user. A test of XCTest calls
  /// ``require(filePath:line:)``, and a test of Swift Testing reads the property.
  public static var unavailability: String? {
    guard ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil else {
      return "There is no mouse and no keyboard for tests outside of Scripts/headless-desktop."
    }
    GtkTesting.start()
    guard let display = Display.default else { return "There is no display." }
    guard display.isX11 else {
      return "The display '\(display.name)' is no X server, so tests can't use its mouse."
    }
    return nil
  }

  /// Skips a test of XCTest if the mouse and the keyboard are unavailable. Throws an error if the
  /// program `xdotool`, which sends the events, isn't installed.
  public static func require(filePath: StaticString = #filePath, line: UInt = #line) throws {
    if let unavailability { throw XCTSkip(unavailability, file: filePath, line: line) }
    try NotFound.locating(filePath, line) { try checkAvailable() }
  }

  /// Throws an error if the mouse and the keyboard can't be used.
  static func checkAvailable() throws {
    if let unavailability { throw NotFound(message: unavailability) }
    guard InputProgram.xdotool.isInstalled else {
      throw NotFound(message: "The program xdotool should be installed.")
    }
  }
}
