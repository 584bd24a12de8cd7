import CGtk

extension Widget {
  /// Returns this widget or the innermost descendant that receives pointer events at a point, or
  /// `nil` if there is no such widget. The point is in the coordinates of this widget.
  public func pick(x: Double, y: Double) -> Widget? {
    .wrapping(gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT))
  }
}
