import GtkTestSupport
import XCTest

import class Gtk.EventControllerKey
import struct Gtk.Key
import class Gtk.Window

extension Input {
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
}
