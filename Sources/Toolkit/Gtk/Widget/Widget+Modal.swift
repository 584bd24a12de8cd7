import CGtk

extension Widget {
  /// Reports to assistive technologies that the widget is a dialog which blocks its window. GTK
  /// reports this itself only for a modal window.
  public func setAccessibleModal(_ isModal: Bool) {
    cgtk_accessible_set_modal(widget, isModal.gboolean)
  }

  /// Whether the widget contains a popover that is shown and is closed by a click outside the
  /// popover, such as a menu. O(number of descendants).
  public var hasOpenPopover: Bool { Self.hasOpenPopover(widget) }

  private static func hasOpenPopover(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    if cgtk_is_a(widget, gtk_popover_get_type()).isTrue, gtk_widget_get_mapped(widget).isTrue,
      gtk_popover_get_autohide(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkPopover.self)
      ).isTrue
    {
      return true
    }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if hasOpenPopover(child) { return true }
      next = gtk_widget_get_next_sibling(child)
    }
    return false
  }
}
