import Gtk

/// The triggers for going back other than the back button of the header: Escape, Alt+Left
/// (Alt+Right in right-to-left text), the Back key, the back button of a mouse, and a swipe.
@MainActor
enum BackTriggers {
  /// Adds triggers that call `goBack`, and the trigger Escape, which calls `escape`. The closures
  /// return whether the event was handled. `direction` returns the text direction, in which the
  /// keys and swipes for going back are mirrored. The triggers are added to the window, so the
  /// focus and the pointer can be anywhere in the window.
  static func add(
    to window: Gtk.Window,
    direction: @escaping @MainActor () -> TextDirection,
    goBack: @escaping @MainActor () -> Bool,
    escape: @escaping @MainActor () -> Bool
  ) {
    addShortcuts(to: window, direction, goBack: goBack)
    addEscape(to: window, escape)
    addMouseButton(to: window, goBack: goBack)
    addTouchSwipe(to: window, direction, goBack: goBack)
    addTouchPadSwipe(to: window, direction, goBack: goBack)
  }

  private static func addShortcuts(
    to window: Gtk.Window,
    _ direction: @escaping @MainActor () -> TextDirection,
    goBack: @escaping @MainActor () -> Bool
  ) {
    let shortcuts = ShortcutController(scope: .global)
    let triggers: [(keys: String, direction: TextDirection?)] = [
      ("<Alt>Left", .leftToRight), ("<Alt>Right", .rightToLeft), ("Back", nil),
    ]
    for trigger in triggers {
      let shortcut = Shortcut(trigger.keys) {
        // The other arrow key means forward, and isn't handled here.
        guard trigger.direction == nil || trigger.direction == direction() else {
          return false
        }
        return goBack()
      }
      if let shortcut {
        shortcuts.add(shortcut)
      }
    }
    window.addController(shortcuts)
  }

  private static func addEscape(to window: Gtk.Window, _ escape: @escaping @MainActor () -> Bool) {
    let keys = EventControllerKey()
    // Escape is handled in the bubble phase, so that the focused widget or a popover can handle
    // Escape first.
    keys.phase = .bubble
    keys.onKeyPressed { key, modifiers in
      key == .escape && modifiers.forShortcuts.isEmpty && escape()
    }
    window.addController(keys)
  }

  private static func addMouseButton(
    to window: Gtk.Window,
    goBack: @escaping @MainActor () -> Bool
  ) {
    window.onSideButton(.back) { _ = goBack() }
  }

  private static func addTouchSwipe(
    to window: Gtk.Window,
    _ direction: @escaping @MainActor () -> TextDirection,
    goBack: @escaping @MainActor () -> Bool
  ) {
    let swipe = GestureSwipe()
    swipe.isTouchOnly = true
    swipe.onSwipe { x, y in
      let towardsEnd = direction() == .rightToLeft ? -x : x
      if towardsEnd > 300, abs(y) < abs(x) / 2 {
        _ = goBack()
      }
    }
    window.addController(swipe)
  }

  private static func addTouchPadSwipe(
    to window: Gtk.Window,
    _ direction: @escaping @MainActor () -> TextDirection,
    goBack: @escaping @MainActor () -> Bool
  ) {
    let scroll = EventControllerScroll([.horizontal, .vertical, .kinetic])
    // The controller observes the events in the capture phase, and does not stop their propagation.
    // In the bubble phase, content that scrolls vertically would consume the whole movement,
    // because the movement of fingers is never exactly horizontal.
    scroll.phase = .capture
    var recognizer = SwipeRecognizer()
    scroll.onBegin { [weak window, weak scroll] in
      recognizer.begin()
      // If the content below the pointer scrolls horizontally, two fingers scroll the content.
      if let window, let point = scroll?.pointerPosition,
        window.scrollsHorizontally(atX: point.x, y: point.y)
      {
        recognizer.cancel()
      }
    }
    scroll.onScroll { [weak scroll] x, y in
      let scale = scroll?.pixelsPerUnit ?? 1
      recognizer.move(x: x * scale, y: y * scale)
      return false
    }
    // GTK reports the velocity after the end of the scroll, and only if the fingers were moving.
    var source: MainLoopSource?
    let finish = { @MainActor (velocity: Double) in
      source?.cancel()
      source = nil
      let isMirrored = direction() == .rightToLeft
      if recognizer.end(velocityX: velocity, isMirrored: isMirrored) {
        _ = goBack()
      }
    }
    scroll.onEnd {
      source = MainLoopSource(idle: .default) { finish(0) }
    }
    scroll.onDecelerate { x, _ in finish(x) }
    window.addController(scroll)
  }
}
