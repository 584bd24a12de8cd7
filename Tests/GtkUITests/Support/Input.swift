import Foundation
import GtkTestSupport
import XCTest

import class Gtk.Widget
import class Gtk.Window

/// Presses of keys and mouse buttons, through the X server.
@MainActor
enum Input {
  /// Skips the test if input can't be simulated.
  static func require() throws {
    let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/xdotool")
    let isDesktop = ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil
    try XCTSkipUnless(isThere && isDesktop, "There is no keyboard.")
  }

  /// Presses a key in the window, which must be the only one: "Escape", "alt+Left".
  static func press(_ key: String, in window: Gtk.Window) throws {
    XCTAssertTrue(GtkTesting.wait { window.isActive }, "The window isn't active.")
    // F10 is pressed by its key code. Since X.Org 21.1.25, xdotool holds Alt if F10 is pressed by
    // its name.
    try xdotool("key", "--clearmodifiers", key.replacing("F10", with: "76"))
  }

  /// Clicks a mouse button in the middle of the window.
  static func click(_ button: Int, in window: Gtk.Window) throws {
    XCTAssertTrue(GtkTesting.wait { window.isActive }, "The window isn't active.")
    try xdotool(
      "mousemove",
      "640",
      "512",
      "mousemove",
      "641",
      "513",
      "click",
      "\(button)"
    )
  }

  /// Clicks the primary mouse button on a widget of the window. The window must be in the middle of
  /// the screen.
  static func click(on widget: Widget, in window: Gtk.Window) throws {
    XCTAssertTrue(GtkTesting.wait { window.isActive }, "The window isn't active.")
    let middle = try XCTUnwrap(
      widget.translate(
        x: Double(widget.allocatedWidth) / 2,
        y: Double(widget.allocatedHeight) / 2,
        to: window
      )
    )
    let x = 640 + Int(middle.x) - window.allocatedWidth / 2
    let y = 512 + Int(middle.y) - window.allocatedHeight / 2
    try xdotool(
      "mousemove",
      "\(x)",
      "\(y)",
      "mousemove",
      "\(x + 1)",
      "\(y + 1)",
      "click",
      "1"
    )
  }

  private static func xdotool(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = arguments
    try process.run()
    XCTAssertTrue(GtkTesting.wait { !process.isRunning })
    XCTAssertEqual(process.terminationStatus, 0)
    GtkTesting.settle()
  }
}
