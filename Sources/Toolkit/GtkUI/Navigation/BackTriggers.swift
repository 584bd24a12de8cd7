import Gtk

/// The ways back that are not buttons: Escape, Alt+Left, the Back key, the back button of a mouse,
/// a swipe.
@MainActor
enum BackTriggers {
  /// Makes them call `goBack`, which says whether it has dealt with it. They belong to the window, so
  /// that they work wherever in it the focus and the pointer are.
  static func add(to window: Gtk.Window, goBack: @escaping @MainActor () -> Bool) {
    let shortcuts = ShortcutController(scope: .global)
    for trigger in triggers(in: window.direction) {
      if let shortcut = Shortcut(trigger, action: goBack) {
        shortcuts.add(shortcut)
      }
    }
    window.addController(shortcuts)

    let keys = EventControllerKey()
    // In the bubble phase: an entry or a popover that has the focus gets Escape first.
    keys.phase = .bubble
    keys.onKeyPressed { key, modifiers in
      key == .escape && modifiers.forShortcuts.isEmpty && goBack()
    }
    window.addController(keys)

    let mouse = GestureClick(button: .back)
    mouse.phase = .capture
    mouse.onPressed { [weak mouse] _, _, _ in
      if goBack() {
        mouse?.setState(.claimed)
      }
    }
    window.addController(mouse)

    let swipe = GestureSwipe()
    swipe.isTouchOnly = true
    swipe.onSwipe { [weak window] x, y in
      let towardsEnd = window?.direction == .rightToLeft ? -x : x
      if towardsEnd > 300, abs(y) < abs(x) / 2 {
        _ = goBack()
      }
    }
    window.addController(swipe)
  }

  private static func triggers(in direction: TextDirection) -> [String] {
    [direction == .rightToLeft ? "<Alt>Right" : "<Alt>Left", "Back"]
  }
}
