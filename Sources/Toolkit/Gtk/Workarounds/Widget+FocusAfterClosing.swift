extension Widget {
  /// Closes a popover with `close`. Returns the widget to which GTK has moved the focus, or `nil`
  /// if GTK has not moved the focus.
  ///
  /// NB: Since 4.16, GTK moves the focus to the parent of a popover, or into the parent, when the
  /// popover closes. Before 4.16, GTK does not move the focus. (The sources of 4.8 and 4.18 differ;
  /// the release notes of 4.16.0 name the change.)
  func focusMoved(byClosing close: () -> Void) -> Widget? {
    resignFocus()
    let focus = focusInWindow
    close()
    return focusInWindow === focus ? nil : focusInWindow
  }
}
