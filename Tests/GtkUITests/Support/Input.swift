import Foundation
import GtkTestSupport
import XCTest

import class Gtk.EventControllerKey
import struct Gtk.Key
import class Gtk.Widget
import class Gtk.Window

/// Presses of keys and mouse buttons, through the X server.
@MainActor
enum Input {
  /// Skips the test if the test runs outside of the headless desktop. Fails the test if xdotool is
  /// missing from the headless desktop.
  static func require(file: StaticString = #filePath, line: UInt = #line) throws {
    let isDesktop = ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil
    try XCTSkipUnless(isDesktop, "There is no keyboard.")
    let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/xdotool")
    XCTAssertTrue(isThere, "xdotool is missing.", file: file, line: line)
  }

  /// Waits until the window has received all previous input: presses a key, and waits until the
  /// window receives the key. The key has no other effect.
  static func waitForDelivery(
    in window: Gtk.Window,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    var isReceived = false
    let keys = EventControllerKey()
    keys.phase = .capture
    keys.onKeyPressed { key, _ in
      guard key == Key(character: "z") else { return false }
      isReceived = true
      return true
    }
    window.addController(keys)
    defer { window.removeController(keys) }
    try press("z", in: window)
    let isDelivered = GtkTesting.wait { isReceived }
    XCTAssertTrue(isDelivered, "The input wasn't received.", file: file, line: line)
    GtkTesting.settle()
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
