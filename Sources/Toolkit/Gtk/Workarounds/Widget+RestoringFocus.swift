extension Widget {
  /// Removes and adds descendants with `change`. A focused descendant loses the focus before the
  /// change, and is focused again if it is still a descendant.
  ///
  /// A widget loses the focus when the widget is moved to another parent.
  ///
  /// NB: In addition, GTK leaks a reference to a focused widget that is removed twice before the
  /// next frame. Present in the sources of 4.18.6. Fixed in 4.24 (4.23.1, merge request 9896).
  func restoringFocus(after change: () -> Void) {
    let focus = focusInWindow.flatMap { contains($0) ? $0 : nil }
    if focus != nil { focusInWindow = nil }
    change()
    if let focus, contains(focus) { focus.grabFocus() }
  }
}
