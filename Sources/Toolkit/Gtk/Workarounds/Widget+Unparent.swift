import CGtk

extension Widget {
  /// Removes this widget from the parent that was set with ``setParent(_:)``. For a child of a
  /// container, call `remove` of the container. The widget loses the focus, and an open popover is
  /// closed.
  public func unparent() {
    guard gtk_widget_get_parent(widget) != nil else { return }
    resignFocus()
    closeIfPopover()
    gtk_widget_unparent(widget)
  }

  /// Closes this widget if it is an open popover.
  ///
  /// NB: Before 4.12 (4.11.2), GTK releases the pointer and the keyboard from a popover only when
  /// the popover is hidden, and would log a warning. Later versions release the pointer and the
  /// keyboard when the popover is unmapped.
  private func closeIfPopover() {
    if isVisible, cgtk_is_a(pointer, gtk_popover_get_type()).isTrue { gtk_popover_popdown(cast()) }
  }
}
