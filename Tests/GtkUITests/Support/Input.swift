import Foundation
import GtkTestSupport
import XCTest

import class Gtk.Widget
import class Gtk.Window

/// Presses of keys and mouse buttons, through the X server.
@MainActor
enum Input {
  /// Skips the test if there is no headless desktop. On the headless desktop, xdotool must be
  /// installed.
  static func require(file: StaticString = #filePath, line: UInt = #line) throws {
    let isDesktop = ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil
    try XCTSkipUnless(isDesktop, "There is no keyboard.")
    let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/xdotool")
    XCTAssertTrue(isThere, "/usr/bin/xdotool should be installed.", file: file, line: line)
  }

  /// Presses a key, such as "Escape" or "alt+Left", in the window, which must be the only window.
  static func press(
    _ key: String,
    in window: Gtk.Window,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    expectIsActive(window, file: file, line: line)
    // F10 is pressed by its key code. Since X.Org 21.1.25, xdotool holds Alt if F10 is pressed by
    // its name.
    try xdotool(["key", "--clearmodifiers", key.replacing("F10", with: "76")], file, line)
  }

  /// Clicks a mouse button at a position on the screen, by default in the middle, which is also the
  /// middle of the window.
  static func click(
    _ button: Int,
    at position: (x: Int, y: Int) = (640, 512),
    in window: Gtk.Window,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    expectIsActive(window, file: file, line: line)
    try move(to: position, andClick: button, file, line)
  }

  /// Clicks the primary mouse button on a widget of the window. The window must be in the middle of
  /// the screen.
  static func click(
    on widget: Widget,
    in window: Gtk.Window,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    expectIsActive(window, file: file, line: line)
    let middle = try XCTUnwrap(
      widget.translate(
        x: Double(widget.allocatedWidth) / 2,
        y: Double(widget.allocatedHeight) / 2,
        to: window
      ),
      file: file,
      line: line
    )
    let x = 640 + Int(middle.x) - window.allocatedWidth / 2
    let y = 512 + Int(middle.y) - window.allocatedHeight / 2
    try move(to: (x, y), andClick: 1, file, line)
  }

  private static func expectIsActive(_ window: Gtk.Window, file: StaticString, line: UInt) {
    XCTAssertTrue(
      GtkTesting.wait { window.isActive },
      "The window isn't active.",
      file: file,
      line: line
    )
  }

  private static func move(
    to position: (x: Int, y: Int),
    andClick button: Int,
    _ file: StaticString,
    _ line: UInt
  ) throws {
    let (x, y) = position
    try xdotool(
      [
        "mousemove", "\(x)", "\(y)", "mousemove", "\(x + 1)", "\(y + 1)", "click", "\(button)",
      ],
      file,
      line
    )
  }

  private static func xdotool(
    _ arguments: [String],
    _ file: StaticString,
    _ line: UInt
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = arguments
    try process.run()
    let hasExited = GtkTesting.wait { !process.isRunning }
    XCTAssertTrue(hasExited, "xdotool has not exited.", file: file, line: line)
    XCTAssertEqual(process.terminationStatus, 0, file: file, line: line)
    GtkTesting.settle()
  }
}
