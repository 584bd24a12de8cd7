import XCTest

@testable import Gtk

/// The input that tests simulate. If a simulation did nothing, other tests would prove nothing.
final class SimulatedInputTests: GtkTestCase {
  func testPressedKeyIsPassedToTheHandlersOfItsPhaseUntilAHandlerHandlesIt() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      var log: [String] = []
      for (name, handles) in [("first", false), ("second", true), ("third", true)] {
        let keys = EventControllerKey()
        keys.phase = .capture
        keys.onKeyPressed { key, modifiers in
          log.append("\(name) \(key.name ?? "") \(modifiers == .alt)")
          return handles
        }
        label.addController(keys)
      }
      XCTAssertTrue(label.pressKey(.left, .alt, in: .capture))
      // The simulation calls the controllers in the order of GTK: the last added controller first.
      XCTAssertEqual(log, ["third Left true"])
      log = []
      XCTAssertFalse(label.pressKey(.left, .alt, in: .bubble))
      XCTAssertEqual(log, [])
    }
  }

  func testPerformedShortcutIsTheShortcutOfTheKeys() throws {
    try withoutLeaks { probe in
      // A label would have shortcuts of GTK, such as Control+C, so the test uses a box.
      let box = probe(Box(orientation: .vertical))
      let controller = ShortcutController()
      var log: [String] = []
      for keys in ["<Control>a", "<Control>b"] {
        let shortcut = Shortcut(keys) {
          log.append(keys)
          return true
        }
        controller.add(try XCTUnwrap(shortcut))
      }
      box.addController(controller)
      XCTAssertEqual(box.shortcuts.map(\.trigger), ["<Control>a", "<Control>b"])
      XCTAssertTrue(box.performShortcut("<Control>a"))
      XCTAssertTrue(box.performShortcut("<Control>b"))
      XCTAssertFalse(box.performShortcut("<Control>c"))
      XCTAssertEqual(log, ["<Control>a", "<Control>b"])
    }
  }

  func testInsertedTextReplacesTheSelectionOrIsInsertedAtTheCursor() {
    withoutLeaks { probe in
      let entry = probe(Entry(text: "one"))
      XCTAssertTrue(entry.acceptsText)
      entry.cursorPosition = 1
      entry.insertText("é")
      XCTAssertEqual(entry.text, "oéne")
      XCTAssertEqual(entry.cursorPosition, 2)
      entry.selectAll()
      entry.insertText("x")
      XCTAssertEqual(entry.text, "x")
      entry.isEditable = false
      XCTAssertFalse(entry.acceptsText)

      let view = probe(TextView())
      view.text = "one"
      view.cursorPosition = 1
      view.insertText("é")
      XCTAssertEqual(view.text, "oéne")
      XCTAssertTrue(view.acceptsText)
      view.isEditable = false
      XCTAssertFalse(view.acceptsText)
      XCTAssertFalse(probe(Label(text: "x")).acceptsText)
    }
  }

  func testControllersOfATypeAreReturnedUntilTheyAreRemoved() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      let gesture = GestureClick()
      label.addController(gesture)
      label.addController(EventControllerKey())
      XCTAssertEqual(label.controllers("GtkGestureClick"), [gesture])
      label.removeController(gesture)
      XCTAssertEqual(label.controllers("GtkGestureClick"), [])
      XCTAssertEqual(label.controllers("GtkEventControllerKey").count, 1)
    }
  }
}
