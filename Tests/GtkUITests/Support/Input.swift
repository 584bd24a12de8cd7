import Foundation
import GtkTestSupport
import XCTest

import class Gtk.Widget
import class Gtk.Window

/// Keys and buttons as a person presses them, by way of the X server.
@MainActor
enum Input {
  /// Skips the test where nothing can be pressed.
  static func require() throws {
    let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/xdotool")
    let isDesktop = ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil
    try XCTSkipUnless(isThere && isDesktop, "There is no keyboard.")
  }

  /// Presses a key in the window, which must be the only one: "Escape", "alt+Left".
  static func press(_ key: String, in window: Gtk.Window) throws {
    XCTAssertTrue(GtkTesting.wait { window.isActive }, "The window isn't active.")
    // By its code: since X.Org 21.1.25, xdotool holds Alt while it presses F10 by its name.
    try xdotool("key", "--clearmodifiers", key.replacing("F10", with: "76"))
  }

  /// Presses a button of the mouse in the middle of the window.
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
