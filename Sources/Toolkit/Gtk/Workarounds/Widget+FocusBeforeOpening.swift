extension Widget {
  /// Focuses this popover, which is about to open, if no widget of its window is focused.
  ///
  /// NB: When a popover that closes automatically opens, GTK checks whether the focused widget is
  /// in the popover, and logs a critical if no widget is focused. `gtk_popover_focus` still has
  /// this check in 4.24.1.
  func ensureFocusBeforeOpening() {
    guard root != nil, focusInWindow == nil else { return }
    isFocusable = true
    grabFocus()
  }
}
