import Gtk

extension Widget {
  /// Moves the focus to the first descendant that can have the focus, when a window or a page was
  /// shown. Focus states don't change.
  ///
  /// - Returns: Whether there is such a widget.
  func focusFirst() -> Bool {
    InitialFocus.move { moveFocusToFirst() }
  }

  /// Moves the focus to the first descendant that can have the focus, when the user requests it.
  /// Focus states change.
  ///
  /// The first descendant is the first in the order of the children. GTK compares positions
  /// instead, which a widget has only after its layout.
  ///
  /// - Returns: Whether there is such a widget.
  func moveFocusToFirst() -> Bool {
    guard isVisible, isSensitive, canFocus else { return false }
    return children.contains { $0.moveFocusToFirst() } || isFocusable && grabFocus()
  }
}
