import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class KeyboardShortcutAcceleratorTests: XCTestCase {
  func testKeyboardShortcutsHaveTheAcceleratorsOfGTK() throws {
    onMain {
      let table: [(KeyboardShortcut, String)] = [
        (KeyboardShortcut("r"), "<Control>r"),
        (KeyboardShortcut("R"), "<Control><Shift>r"),
        (KeyboardShortcut("?"), "<Control>question"),
        (KeyboardShortcut(",", modifiers: .control), "<Control>comma"),
        (KeyboardShortcut("z", modifiers: [.command, .shift]), "<Control><Shift>z"),
        (KeyboardShortcut(.leftArrow, modifiers: .option), "<Alt>Left"),
        (KeyboardShortcut(.delete, modifiers: []), "BackSpace"),
        (KeyboardShortcut(.deleteForward, modifiers: []), "Delete"),
        (KeyboardShortcut("\u{F708}", modifiers: []), "F5"),
        (KeyboardShortcut("ß"), "<Control>ssharp"),
        (.defaultAction, "Return"),
        (.cancelAction, "Escape"),
      ]
      for (shortcut, accelerator) in table {
        XCTAssertEqual(shortcut.accelerator, accelerator)
        XCTAssertNotNil(Shortcut(accelerator) { true }, accelerator)
      }
      XCTAssertNil(KeyboardShortcut("👩‍👩‍👧").accelerator, "No key types it.")
    }
  }
}
