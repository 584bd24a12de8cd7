import CGtk

/// Makes rows say how high they are, whether or not they are told how wide they become.
///
/// NB: Where a row has something that wraps, GTK 4.8 lines its children up by their baselines to find
/// out how high it is for a width, even if none is to be aligned so, but not to find out how high it is
/// at all. A small icon next to a text, or a large text next to a button, then comes to two heights,
/// which GTK itself complains about. Both are made the greater one. In a GTK whose rows have one height
/// they are left as they are.
///
/// It also makes rows and columns give their room to children by their ``Widget/layoutPriority``.
@MainActor
enum BoxLayoutMending {
  static func mend() { _ = isMended }

  /// Whether the heights were mended, too, because it was necessary.
  static let isMended: Bool = {
    // Before anything is changed.
    mendsHeights = hasTwoHeights()
    guard let type = g_type_class_ref(gtk_box_layout_get_type()) else { return false }
    // The class is never let go of: rows come and go, this stays. It is a layout manager's class.
    let layout = type.assumingMemoryBound(to: GtkLayoutManagerClass.self)
    measureOriginally = layout.pointee.measure
    layout.pointee.measure = measureMended
    allocateOriginally = layout.pointee.allocate
    layout.pointee.allocate = allocateMended
    return mendsHeights
  }()

  /// Measures a row of two texts that wrap, of which one has room above and one below: lined up, they
  /// are higher than either.
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

/// Written once, on the main thread, before anything is measured there.
nonisolated(unsafe) private var measureOriginally: Measure?

/// Written once, like it.
nonisolated(unsafe) private var mendsHeights = false

private let measureMended: Measure = {
  layout,
  widget,
  orientation,
  forSize,
  minimum,
  natural,
  minimumBaseline,
  naturalBaseline in
  guard let measure = measureOriginally else { return }
  // However a column divides its height, it comes to the same.
  if forSize >= 0, orientation == GTK_ORIENTATION_VERTICAL,
    gtk_orientable_get_orientation(OpaquePointer(layout)) == GTK_ORIENTATION_HORIZONTAL,
    var row = PrioritizedLine(layout, widget, width: forSize)
  {
    row.divide(forSize)
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
  guard
    mendsHeights, forSize < 0, orientation == GTK_ORIENTATION_VERTICAL, let layout,
    gtk_layout_manager_get_request_mode(layout) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH,
    gtk_orientable_get_orientation(OpaquePointer(layout)) == GTK_ORIENTATION_HORIZONTAL
  else { return }
  var widest: (minimum: Int32, natural: Int32) = (0, 0)
  var baselines: (minimum: Int32, natural: Int32) = (-1, -1)
  // As wide as GTK takes anything to be.
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

/// Written once, like the other.
nonisolated(unsafe) private var allocateOriginally: Allocate?

private let allocateMended: Allocate = { layout, widget, width, height, baseline in
  if var line = PrioritizedLine(layout, widget, width: width) {
    line.divide(line.isRow ? width : height)
    line.allocate(width, height)
  } else {
    allocateOriginally?(layout, widget, width, height, baseline)
  }
}
