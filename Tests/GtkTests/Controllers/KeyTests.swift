import CGtk
import XCTest

@testable import Gtk

final class KeyTests: XCTestCase {
  func testKeyTypesItsCharacter() {
    for character: Unicode.Scalar in ["a", "A", "ß", "€", " ", "あ"] {
      XCTAssertEqual(Key(character).character, character)
    }
    XCTAssertEqual(Key("a").name, "a")
    XCTAssertEqual(Key("?").name, "question")
  }

  func testKeyWithoutACharacterHasNone() throws {
    for name in ["Escape", "Return", "Delete", "BackSpace", "Tab", "F10", "Left", "Shift_L"] {
      XCTAssertNil(try XCTUnwrap(Key(named: name)).character, name)
    }
    XCTAssertNil(Key(rawValue: UInt32(GDK_KEY_VoidSymbol)).character)
  }

  func testOnlyADeadKeyOrTheComposeKeyComposesACharacter() throws {
    for (name, composes) in [
      ("dead_acute", true), ("Multi_key", true), ("acute", false), ("a", false), ("Escape", false),
    ] {
      XCTAssertEqual(try XCTUnwrap(Key(named: name)).composesCharacter, composes, name)
    }
  }

  func testModifiersForShortcutsExcludeLocksAndPointerButtons() {
    let pressed = KeyModifiers(
      rawValue: GDK_LOCK_MASK.rawValue | GDK_BUTTON1_MASK.rawValue | GDK_CONTROL_MASK.rawValue
        | GDK_SUPER_MASK.rawValue
    )
    XCTAssertEqual(pressed.forShortcuts, [.control, .super])
  }
}

final class AcceleratorTests: GtkTestCase {
  func testAcceleratorIsParsedAsAKeyWithModifiers() {
    onMain {
      let parsed = Widget.parse(accelerator: "<Control><Shift>Left")
      XCTAssertEqual(parsed?.key, .left)
      XCTAssertEqual(parsed?.modifiers, [.control, .shift])
      XCTAssertNil(Widget.parse(accelerator: "<Control>NoSuchKey"))
      XCTAssertNil(Widget.parse(accelerator: ""))
    }
  }
}
