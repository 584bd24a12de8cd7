import Gtk

/// The shortcut Ctrl+W of a dialog, in which the shortcuts of the app don't work.
@MainActor
enum CloseShortcut {
  /// Adds the shortcut to the dialog. The shortcut sends a close request to the window.
  static func add(to dialog: Widget) {
    let shortcuts = ShortcutController(scope: .global)
    let close = Shortcut("<Control>w") { [weak dialog] in
      guard let window = dialog?.root as? Gtk.Window else { return false }
      window.close()
      return true
    }
    if let close { shortcuts.add(close) }
    dialog.addController(shortcuts)
  }
}
