import CGtk

extension Widget {
  /// Whether the widget, or one within it, takes room that others leave.
  public func expands(_ orientation: Orientation) -> Bool {
    gtk_widget_compute_expand(widget, GtkOrientation(rawValue: orientation.rawValue)).isTrue
  }
}
