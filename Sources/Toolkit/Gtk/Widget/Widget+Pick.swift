import CGtk

extension Widget {
  /// Returns the innermost widget that receives pointer events at a point, in the coordinates of
  /// this widget.
  public func pick(x: Double, y: Double) -> Widget? {
    .wrapping(gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT))
  }
}
