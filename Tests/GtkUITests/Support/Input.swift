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

  /// Clicks a mouse button, by default the primary mouse button, on a widget of the window. The
  /// window must be in the middle of the screen.
  static func click(
    _ button: Int = 1,
    on widget: Widget,
    in window: Gtk.Window,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    expectIsActive(window, file: file, line: line)
    let middle = try XCTUnwrap(position(0.5, of: widget, in: window), file: file, line: line)
    try move(to: middle, andClick: button, file, line)
  }

  /// Clicks the primary mouse button where the pointer is, without a movement.
  static func clickAgain(
    in window: Gtk.Window,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    expectIsActive(window, file: file, line: line)
    try xdotool(["click", "1"], file, line)
  }

  /// Drags from the middle of a widget to another widget of the window. The window must be in the
  /// middle of the screen.
  ///
  /// - Parameters:
  ///   - part: The position of the drop in the other widget, from 0 for its top edge to 1 for its
  ///     bottom edge.
  ///   - isReady: A condition that must hold before the button is released.
  static func drag(
    _ widget: Widget,
    to other: Widget,
    part: Double,
    in window: Gtk.Window,
    until isReady: @MainActor () -> Bool,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    expectIsActive(window, file: file, line: line)
    let start = try XCTUnwrap(position(0.5, of: widget, in: window), file: file, line: line)
    let end = try XCTUnwrap(position(part, of: other, in: window), file: file, line: line)
    // Since GTK 4.18 at the latest, a drag starts only some time after the press.
    var arguments = [
      "mousemove", "\(start.x)", "\(start.y)", "mousedown", "1", "sleep", "0.2",
    ]
    // A drag starts after a movement of some pixels, here to the side, and the target of a drop is
    // found in steps.
    for step in 1...4 { arguments += ["mousemove", "\(start.x + 10 * step)", "\(start.y)"] }
    for step in 1...10 {
      let x = start.x + 40 + (end.x - start.x - 40) * step / 10
      let y = start.y + (end.y - start.y) * step / 10
      arguments += ["mousemove", "\(x)", "\(y)", "sleep", "0.03"]
    }
    try xdotool(arguments, file, line)
    XCTAssertTrue(GtkTesting.wait(until: isReady), "Not ready for a drop.", file: file, line: line)
    try xdotool(["mouseup", "1"], file, line)
  }

  /// Returns the position of a point of a widget on the screen, in the horizontal middle.
  private static func position(
    _ part: Double,
    of widget: Widget,
    in window: Gtk.Window
  ) -> (x: Int, y: Int)? {
    // The edges of a window are the edges of its frame.
    guard let edges = widget.edges(in: window), let frame = window.edges(in: window) else {
      return nil
    }
    return (
      640 + Int(edges.x + edges.width / 2 - frame.x - frame.width / 2),
      512 + Int(edges.y + edges.height * part - frame.y - frame.height / 2)
    )
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
