import CGtk

extension Widget {
  /// What of the widget is at a point in its coordinates: the innermost that takes the pointer.
  public func pick(x: Double, y: Double) -> Widget? {
    .wrapping(gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT))
  }
}
