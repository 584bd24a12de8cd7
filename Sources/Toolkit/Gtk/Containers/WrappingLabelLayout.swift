import CGtk

/// The layout of a widget whose child is a label that wraps.
///
/// Several lines are centered. Pango centers a line with a fraction of a pixel, and the text is
/// then less sharp. Therefore, a single line has the alignment of GTK. If the text runs from left
/// to right, GTK draws the line at a whole number of pixels from the edge.
enum WrappingLabelLayout {
  /// Sets the layout of a widget.
  static func set(on widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_set_layout_manager(widget, SingleChildLayout.make(allocate: allocate))
  }

  private static let allocate: CustomLayout.Allocate = { widget, width, height, baseline in
    guard let child = SingleChildLayout.child(of: widget) else { return }
    var area = GtkAllocation(x: 0, y: 0, width: width, height: height)
    gtk_widget_size_allocate(child, &area, baseline)
    if cgtk_is_a(child, gtk_label_get_type()).isTrue { align(child) }
  }

  /// Aligns the lines of a label that has been allocated.
  private static func align(_ label: UnsafeMutablePointer<GtkWidget>) {
    // A change of the property `justify` would request another layout. The label keeps its Pango
    // layout until the text changes, and is allocated after each change of the text or of the
    // width.
    let layout = gtk_label_get_layout(OpaquePointer(label))
    let isReversed = gtk_widget_get_direction(label) == GTK_TEXT_DIR_RTL
    let ofSingleLine = isReversed ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    pango_layout_set_alignment(
      layout,
      pango_layout_get_line_count(layout) > 1 ? PANGO_ALIGN_CENTER : ofSingleLine
    )
  }
}
