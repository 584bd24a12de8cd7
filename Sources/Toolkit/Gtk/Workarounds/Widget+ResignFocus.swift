extension Widget {
  /// Removes the focus if the widget or a descendant is focused.
  ///
  /// NB: If the focused widget is hidden or removed, GTK does not reset the focus until the window
  /// is drawn again. Still present in 4.24.1. If the widget is both hidden and removed before that,
  /// GTK 4.8 never resets the focus, and GTK leaks a reference to the widget until 4.24 (4.23.1,
  /// merge request 9896).
  public func resignFocus() {
    if containsFocus { focusInWindow = nil }
  }
}
