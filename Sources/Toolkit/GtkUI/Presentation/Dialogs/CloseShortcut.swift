import Gtk

/// The shortcut Ctrl+W of a dialog, in which the shortcuts of the app don't work.
@MainActor
enum CloseShortcut {
  /// Adds the shortcut to the dialog.
  static func add(to dialog: Widget, action: @escaping @MainActor () -> Void) {
    let shortcuts = ShortcutController(scope: .global)
    let close = Shortcut("<Control>w") {
      action()
      return true
    }
    if let close { shortcuts.add(close) }
    dialog.addController(shortcuts)
  }
}
