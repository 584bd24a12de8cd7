import Gtk

extension Widget {
  /// Moves the focus to the first descendant that can have the focus, because a window or a page
  /// appears: no focus state changes.
  ///
  /// - Returns: Whether there is such a widget.
  func focusFirst() -> Bool {
    InitialFocus.move { moveFocusToFirst() }
  }

  /// Moves the focus to the first descendant that can have the focus, because a person requests it:
  /// focus states change.
  ///
  /// The first descendant is the first in the order of the children. GTK compares positions instead, which
  /// a widget has only after it was laid out.
  ///
  /// - Returns: Whether there is such a widget.
  func moveFocusToFirst() -> Bool {
    guard isVisible, isSensitive, canFocus else { return false }
    return children.contains { $0.moveFocusToFirst() } || isFocusable && grabFocus()
  }
}
