import Gtk

extension Widget {
  /// Gives the focus to the first widget within that can have it. Says whether there is one.
  ///
  /// It goes by the order of the widgets. GTK goes by where they are, and what has only just come
  /// hasn't been laid out yet.
  func focusFirst() -> Bool {
    guard isVisible, isSensitive, canFocus else { return false }
    return InitialFocus.move {
      children.contains { $0.focusFirst() } || isFocusable && grabFocus()
    }
  }
}
