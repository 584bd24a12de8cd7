import CGtk

/// The layout of a widget whose child is a label that wraps.
///
/// Several lines are centered. A single line is at the position at which GTK draws a label that
/// does not wrap: a whole number of pixels from the edge. Pango centers a line with a fraction of a
/// pixel, so that the text would be less sharp.
enum WrappingLabelLayout {
  /// Sets the layout of a widget, which has a label as its only child.
  static func set(on widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(labelRequestMode, labelMeasure, labelAllocate)
    )
  }
}

private let labelRequestMode:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> GtkSizeRequestMode =
    { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

private let labelMeasure:
  @convention(c) (
    UnsafeMutablePointer<GtkWidget>?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?,
    UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
  ) -> Void = { widget, orientation, across, minimum, natural, minimumBaseline, naturalBaseline in
    guard let child = gtk_widget_get_first_child(widget) else { return }
    gtk_widget_measure(
      child,
      orientation,
      across,
      minimum,
      natural,
      minimumBaseline,
      naturalBaseline
    )
  }

private let labelAllocate:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32) -> Void = {
    widget,
    width,
    height,
    baseline in
    guard let child = gtk_widget_get_first_child(widget),
      gtk_widget_should_layout(child).isTrue
    else { return }
    var area = GtkAllocation(x: 0, y: 0, width: width, height: height)
    gtk_widget_size_allocate(child, &area, baseline)
    guard cgtk_is_a(child, gtk_label_get_type()).isTrue else { return }
    // A change of the property `justify` would request another layout. The label keeps its Pango
    // layout until the text or the style changes, and is then allocated again.
    let layout = gtk_label_get_layout(OpaquePointer(child))
    guard pango_layout_get_line_count(layout) > 1 else { return }
    pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
  }
