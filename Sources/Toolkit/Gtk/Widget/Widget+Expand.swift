import CGtk

extension Widget {
  /// Returns whether the widget or a descendant expands into the space that remains in its
  /// container.
  public func expands(_ orientation: Orientation) -> Bool {
    gtk_widget_compute_expand(widget, GtkOrientation(rawValue: orientation.rawValue)).isTrue
  }
}
