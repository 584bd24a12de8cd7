import XCTest

@testable import Gtk

/// Tests of event controllers. The tests have no pointer. Therefore the tests emit the signals with
/// the arguments that GTK passes, and check the arguments of the handlers.
final class ControllerTests: GtkTestCase {
  func testClickGestureReportsPressAndRelease() {
    withoutLeaks { probe in
      let gesture = probe(GestureClick(button: .back))
      XCTAssertEqual(gesture.button.rawValue, 8)
      gesture.button = .secondary
      XCTAssertEqual(gesture.button, .secondary)
      gesture.isTouchOnly = true
      XCTAssertTrue(gesture.isTouchOnly)
      XCTAssertEqual(gesture.currentButton, .any)
      XCTAssertFalse(gesture.isRecognized)
      var clicks: [[Double]] = []
      gesture.onPressed { clicks.append([Double($0), $1, $2]) }
      gesture.onReleased { clicks.append([-Double($0), $1, $2]) }
      gesture.emit("pressed", .int(1), .double(2.5), .double(3))
      gesture.emit("released", .int(1), .double(4), .double(5))
      XCTAssertEqual(clicks, [[1, 2.5, 3], [-1, 4, 5]])
      XCTAssertFalse(gesture.setState(.claimed), "There is no sequence to claim.")
    }
  }

  func testLongPressAndSwipeGesturesReportTheirArguments() {
    withoutLeaks { probe in
      var events: [[Double]] = []
      let press = probe(GestureLongPress())
      press.onPressed { events.append([$0, $1]) }
      press.emit("pressed", .double(1), .double(2))
      let swipe = probe(GestureSwipe())
      swipe.onSwipe { events.append([$0, $1]) }
      swipe.emit("swipe", .double(-300), .double(4))
      XCTAssertEqual(events, [[1, 2], [-300, 4]])
    }
  }

  func testScrollControllerReportsEachPhaseOfAScroll() {
    withoutLeaks { probe in
      let scroll = probe(EventControllerScroll([.horizontal, .kinetic]))
      var events: [String] = []
      scroll.onBegin { events.append("begin") }
      scroll.onScroll { x, y in
        events.append("scroll \(x) \(y)")
        return true
      }
      scroll.onEnd { events.append("end") }
      scroll.onDecelerate { events.append("decelerate \($0) \($1)") }
      scroll.emit("scroll-begin")
      XCTAssertEqual(scroll.emit("scroll", .double(1), .double(0)), true)
      scroll.emit("scroll-end")
      scroll.emit("decelerate", .double(2), .double(0))
      XCTAssertEqual(events, ["begin", "scroll 1.0 0.0", "end", "decelerate 2.0 0.0"])
    }
  }

  func testOnlyContentWiderThanItsWindowScrollsHorizontally() {
    onMain {
      for (width, scrolls) in [(1_000, true), (50, false)] {
        let content = Box(orientation: .horizontal)
        content.sizeRequest = (width, 1_000)
        let window = Window()
        window.child = ScrolledWindow(child: content)
        window.defaultSize = (200, 200)
        window.present()
        defer { window.destroy() }
        MainContext.iterate(timeout: .seconds(5)) { content.allocatedHeight > 0 }
        XCTAssertEqual(window.scrollsHorizontally(atX: 100, y: 100), scrolls, "\(width)")
        XCTAssertFalse(window.scrollsHorizontally(atX: -10, y: 100))
      }
      XCTAssertNil(EventControllerScroll([.horizontal]).pointerPosition, "There is no event.")
    }
  }

  func testKeyControllerReportsKeysAndReturnsTheResultOfItsHandler() {
    withoutLeaks { probe in
      let keys = probe(EventControllerKey())
      var pressed: [(Key, KeyModifiers)] = []
      keys.onKeyPressed {
        pressed.append(($0, $1))
        return $0 == .escape
      }
      let alt = KeyModifiers.alt.rawValue
      XCTAssertEqual(
        keys.emit("key-pressed", .uint(Key.left.rawValue), .uint(0), .flags(alt)),
        false
      )
      XCTAssertEqual(
        keys.emit("key-pressed", .uint(Key.escape.rawValue), .uint(0), .flags(0)),
        true
      )
      XCTAssertEqual(pressed.map(\.0), [.left, .escape])
      XCTAssertEqual(pressed.map(\.1), [.alt, []])
      XCTAssertEqual(Key(named: "Escape"), .escape)
      XCTAssertEqual(Key.f10.name, "F10")
      XCTAssertNil(Key(named: "There is no such key"))
      XCTAssertEqual(KeyModifiers(rawValue: alt | 2).forShortcuts, .alt)
    }
  }

  func testControllersReportWhetherTheyContainTheFocusOrThePointer() {
    withoutLeaks { probe in
      var events: [String] = []
      let focus = probe(EventControllerFocus())
      focus.onContainsFocusChanged { events.append("focus \($0)") }
      focus.emit("enter")
      focus.emit("leave")
      let pointer = probe(EventControllerMotion())
      pointer.onContainsPointerChanged { events.append("pointer \($0)") }
      pointer.emit("enter", .double(1), .double(2))
      pointer.emit("leave")
      XCTAssertEqual(events, ["focus true", "focus false", "pointer true", "pointer false"])
    }
  }

  func testFocusControllerReportsWhenTheFocusEntersAndLeaves() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      let inside = Button(label: "inside")
      let outside = Button(label: "outside")
      let inner = Box(orientation: .vertical)
      inner.append(inside)
      box.append(inner)
      box.append(outside)
      let focus = probe(EventControllerFocus())
      var events: [String] = []
      focus.onEnter { events.append("enter") }
      focus.onLeave { events.append("leave") }
      inner.addController(focus)
      XCTAssert(focus.widget === inner)
      withWindow(showing: box) { _ in
        outside.grabFocus()
        events = []
        inside.grabFocus()
        XCTAssertTrue(focus.containsFocus)
        outside.grabFocus()
        XCTAssertEqual(events, ["enter", "leave"])
      }
    }
  }

  func testControllerHasAWidgetUntilItIsRemovedAndAfterItIsAddedAgain() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      let gesture = probe(GestureClick())
      gesture.phase = .capture
      gesture.name = "press"
      XCTAssertEqual(gesture.phase, .capture)
      XCTAssertEqual(gesture.name, "press")
      label.addController(gesture)
      label.removeController(gesture)
      XCTAssertNil(gesture.widget)
      label.addController(gesture)
      XCTAssert(gesture.widget === label)
      gesture.reset()
    }
  }

  func testShortcutRunsItsHandlerWhenItIsActivated() throws {
    try withoutLeaks { probe in
      var runs = 0
      let shortcut = probe(
        try XCTUnwrap(
          Shortcut("<Control>q|<Alt>Left") {
            runs += 1
            return true
          }
        )
      )
      XCTAssertEqual(shortcut.trigger, "<Control>q|<Alt>Left")
      XCTAssertFalse(shortcut.label.isEmpty)
      XCTAssertNil(Shortcut("there is no such key") { true })
      let controller = probe(ShortcutController(scope: .managed))
      controller.scope = .global
      XCTAssertEqual(controller.scope, .global)
      controller.add(shortcut)
      let button = probe(Button(label: "x"))
      button.addController(controller)
      XCTAssertTrue(shortcut.activateForTesting(on: button))
      XCTAssertEqual(runs, 1)
      controller.remove(shortcut)
    }
  }
}
