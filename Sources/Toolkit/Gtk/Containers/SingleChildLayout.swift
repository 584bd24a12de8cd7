import CGtk

/// The parts that the layouts of widgets with a single child share.
enum SingleChildLayout {
  /// Creates a layout. By default, the size of a widget is the size of its child.
  static func make(
    measure: CustomLayout.Measure = childMeasure,
    allocate: CustomLayout.Allocate
  ) -> UnsafeMutablePointer<GtkLayoutManager>? {
    gtk_custom_layout_new(requestMode, measure, allocate)
  }

  /// Returns the child that is laid out, or `nil` if there is no such child. A popover whose parent
  /// is the widget is skipped, because a layout does not include popovers.
  static func child(
    of widget: UnsafeMutablePointer<GtkWidget>?
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var child = gtk_widget_get_first_child(widget)
    while let candidate = child, !gtk_widget_should_layout(candidate).isTrue {
      child = gtk_widget_get_next_sibling(candidate)
    }
    return child
  }

  private static let requestMode: CustomLayout.RequestMode = { widget in
    guard let child = child(of: widget) else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
    return gtk_widget_get_request_mode(child)
  }

  private static let childMeasure: CustomLayout.Measure = {
    widget,
    orientation,
    size,
    minimum,
    natural,
    minimumBaseline,
    naturalBaseline in
    guard let child = child(of: widget) else { return }
    gtk_widget_measure(
      child,
      orientation,
      size,
      minimum,
      natural,
      minimumBaseline,
      naturalBaseline
    )
  }
}
