import CGtk

/// A correction of GTK's box layout. A row has the same height whether GTK measures the height for
/// a width or without a width. Rows and columns divide their space by ``Widget/layoutPriority``,
/// and have less spacing beside a child in a transition, see ``BoxSpacings``.
///
/// NB: GTK 4.8 can compute two heights for a row with a child that wraps. For a given width, GTK
/// aligns all children by their baselines, even if no child is aligned by its baseline. Without a
/// width, GTK does not align the children. The heights differ, for example, if a small icon is next
/// to a text, or a large text is next to a button. GTK logs the difference as a critical. This
/// layout reports the greater height in both cases. Since 4.18 (4.17.2), GTK aligns the children
/// only if a child is aligned by its baseline, and computes one height. This layout then does not
/// change the height.
@MainActor
enum BoxLayoutWorkaround {
  static func install() { _ = isCorrecting }

  /// Whether GTK reports two heights, and the layout corrects the heights.
  static let isCorrecting: Bool = {
    // The check precedes all changes of the class.
    correctsHeights = hasTwoHeights()
    guard let type = g_type_class_ref(gtk_box_layout_get_type()) else { return false }
    // The class is never released. Its structure begins with the class of layout managers.
    let layout = type.assumingMemoryBound(to: GtkLayoutManagerClass.self)
    measureOriginally = layout.pointee.measure
    layout.pointee.measure = measureCorrected
    allocateOriginally = layout.pointee.allocate
    layout.pointee.allocate = allocateByPriority
    return correctsHeights
  }()

  /// Returns whether a row of two texts that wrap has two heights. One text has a top margin, and
  /// the other text a bottom margin. If the texts are aligned by their baselines, the row is taller
  /// than each text.
  static func hasTwoHeights() -> Bool {
    guard let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) else { return false }
    g_object_ref_sink(row)
    defer { g_object_unref(row) }
    for room in [(top: Int32(32), bottom: Int32(0)), (top: 0, bottom: 32)] {
      guard let label = gtk_label_new("x") else { return false }
      gtk_label_set_wrap(OpaquePointer(label), true.gboolean)
      gtk_widget_set_margin_top(label, room.top)
      gtk_widget_set_margin_bottom(label, room.bottom)
      gtk_box_append(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkBox.self), label)
    }
    var heights: (atAll: Int32, forWidth: Int32) = (0, 0)
    gtk_widget_measure(row, GTK_ORIENTATION_VERTICAL, -1, &heights.atAll, nil, nil, nil)
    gtk_widget_measure(row, GTK_ORIENTATION_VERTICAL, 1 << 20, &heights.forWidth, nil, nil, nil)
    return heights.forWidth > heights.atAll
  }
}

private typealias Measure =
  @convention(c) (
    UnsafeMutablePointer<GtkLayoutManager>?, UnsafeMutablePointer<GtkWidget>?, GtkOrientation,
    Int32,
    UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
    UnsafeMutablePointer<Int32>?
  ) -> Void

/// Written once, on the main thread, before the first measurement.
nonisolated(unsafe) private var measureOriginally: Measure?

/// Written once, on the main thread.
nonisolated(unsafe) private var correctsHeights = false

private let measureCorrected: Measure = {
  layout,
  widget,
  orientation,
  forSize,
  minimum,
  natural,
  minimumBaseline,
  naturalBaseline in
  guard let measure = measureOriginally else { return }
  var forSize = forSize
  var reduction: Int32 = 0
  let isAlongBox = gtk_orientable_get_orientation(OpaquePointer(layout)) == orientation
  if BoxSpacings.isUsed, let layout, let widget {
    reduction = BoxSpacings(layout, widget).reduction
    // GTK adds the whole spacings, and requires that the children and the spacings fit the size.
    if !isAlongBox, forSize >= 0 { forSize += reduction }
  }
  // The height of a row depends on the widths of its children. The height of a column doesn't
  // depend on how the column divides its height.
  if forSize >= 0, orientation == GTK_ORIENTATION_VERTICAL,
    !isAlongBox, var row = PrioritizedLayout(layout, widget, width: forSize - reduction)
  {
    row.divide(forSize - reduction)
    let height = row.height()
    minimum?.pointee = height.minimum
    natural?.pointee = height.natural
    minimumBaseline?.pointee = -1
    naturalBaseline?.pointee = -1
    return
  }
  measure(
    layout,
    widget,
    orientation,
    forSize,
    minimum,
    natural,
    minimumBaseline,
    naturalBaseline
  )
  if isAlongBox, reduction > 0 {
    for size in [minimum, natural] { size?.pointee -= reduction }
  }
  guard
    correctsHeights, forSize < 0, orientation == GTK_ORIENTATION_VERTICAL, let layout,
    gtk_layout_manager_get_request_mode(layout) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH,
    gtk_orientable_get_orientation(OpaquePointer(layout)) == GTK_ORIENTATION_HORIZONTAL
  else { return }
  var widest: (minimum: Int32, natural: Int32) = (0, 0)
  var baselines: (minimum: Int32, natural: Int32) = (-1, -1)
  // At this width, no text is expected to wrap.
  measure(
    layout,
    widget,
    orientation,
    1 << 20,
    &widest.minimum,
    &widest.natural,
    &baselines.minimum,
    &baselines.natural
  )
  guard let minimum, let natural, widest.minimum > minimum.pointee else { return }
  minimum.pointee = widest.minimum
  natural.pointee = max(natural.pointee, widest.natural)
  minimumBaseline?.pointee = baselines.minimum
  naturalBaseline?.pointee = baselines.natural
}

private typealias Allocate =
  @convention(c) (
    UnsafeMutablePointer<GtkLayoutManager>?, UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32
  ) -> Void

/// Written once, on the main thread.
nonisolated(unsafe) private var allocateOriginally: Allocate?

private let allocateByPriority: Allocate = { layout, widget, width, height, baseline in
  if var line = PrioritizedLayout(layout, widget, width: width) {
    line.divide(line.isRow ? width : height)
    line.allocate(width, height)
  } else {
    allocateOriginally?(layout, widget, width, height, baseline)
  }
}
