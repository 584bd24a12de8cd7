import CGtk

/// The layout of a bin with limits.
enum BinLayout {
  static func make() -> UnsafeMutablePointer<GtkLayoutManager>? {
    SingleChildLayout.make(measure: measure, allocate: allocate)
  }

  private static let measure: CustomLayout.Measure = {
    bin,
    orientation,
    forSize,
    minimum,
    natural,
    minimumBaseline,
    naturalBaseline in
    let limits = BinLimits(of: bin)
    var child = Measurement()
    if let widget = SingleChildLayout.child(of: bin) {
      child = limits.measure(widget, orientation, for: forSize)
    }
    let own = limits[orientation]
    let requested = own.apply(minimum: child.minimum, natural: child.natural)
    minimum?.pointee = requested.minimum
    natural?.pointee = requested.natural
    // A bin with limits can be taller than its child. The child is then centered rather than
    // aligned by its baseline.
    let hasChildHeight = own == Bin.Limits()
    minimumBaseline?.pointee = hasChildHeight ? child.minimumBaseline : -1
    naturalBaseline?.pointee = hasChildHeight ? child.naturalBaseline : -1
  }

  private static let allocate: CustomLayout.Allocate = { bin, width, height, baseline in
    guard let child = SingleChildLayout.child(of: bin) else { return }
    let limits = BinLimits(of: bin)
    let childWidth = limits.horizontal.childExtent(
      in: width,
      minimum: Measurement(of: child, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
    )
    let childHeight = limits.vertical.childExtent(
      in: height,
      minimum: Measurement(of: child, GTK_ORIENTATION_VERTICAL, for: childWidth).minimum
    )
    var allocation = GdkRectangle(
      x: (width - childWidth) / 2,
      y: (height - childHeight) / 2,
      width: childWidth,
      height: childHeight
    )
    gtk_widget_size_allocate(child, &allocation, baseline)
  }
}

/// The limits of a bin in both directions.
///
/// The limits are stored in the GTK instance, because the instance of a bin can outlive the
/// wrapper.
struct BinLimits: BitwiseCopyable {
  private static let quark = g_quark_from_string("composable-gtk-bin-limits")

  var horizontal = Bin.Limits()
  var vertical = Bin.Limits()

  init(horizontal: Bin.Limits, vertical: Bin.Limits) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  fileprivate init(of bin: UnsafeMutablePointer<GtkWidget>?) {
    guard let stored = bin.flatMap({ StoredValue.read(Self.self, Self.quark, of: $0) }) else {
      return
    }
    self = stored
  }

  /// Replaces the limits that are stored in a GTK instance.
  func store(in bin: UnsafeMutablePointer<GtkWidget>) {
    StoredValue.store(self, Self.quark, in: bin)
  }

  subscript(orientation: GtkOrientation) -> Bin.Limits {
    orientation == GTK_ORIENTATION_HORIZONTAL ? horizontal : vertical
  }

  /// Measures the child for a size of the bin in the other direction. The size is -1 if it is
  /// unknown.
  fileprivate func measure(
    _ child: UnsafeMutablePointer<GtkWidget>,
    _ orientation: GtkOrientation,
    for size: Int32
  ) -> Measurement {
    if size >= 0 {
      let across =
        orientation == GTK_ORIENTATION_HORIZONTAL
        ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
      let extent = self[across].childExtent(
        in: size,
        minimum: Measurement(of: child, across, for: -1).minimum
      )
      return Measurement(of: child, orientation, for: extent)
    }
    guard orientation == GTK_ORIENTATION_VERTICAL, horizontal.maximum != nil else {
      return Measurement(of: child, orientation, for: -1)
    }
    // The minimum height is the child's minimum height at the maximum width. The maximum width may
    // be less than the child's natural width. GTK logs a warning if a height is measured for a
    // width below the minimum width.
    let width = Measurement(of: child, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let widest = horizontal.childExtent(in: .max, minimum: width.minimum)
    let naturalWidth = horizontal.childExtent(in: width.natural, minimum: width.minimum)
    var measurement = Measurement(of: child, orientation, for: widest)
    let naturalMeasurement = Measurement(of: child, orientation, for: naturalWidth)
    measurement.natural = naturalMeasurement.natural
    measurement.naturalBaseline = naturalMeasurement.naturalBaseline
    return measurement
  }
}

/// The minimum and the natural size of a widget in one direction.
private struct Measurement {
  var minimum: Int32 = 0
  var natural: Int32 = 0
  var minimumBaseline: Int32 = -1
  var naturalBaseline: Int32 = -1

  init() {}

  init(
    of widget: UnsafeMutablePointer<GtkWidget>,
    _ orientation: GtkOrientation,
    for size: Int32
  ) {
    gtk_widget_measure(
      widget,
      orientation,
      size,
      &minimum,
      &natural,
      &minimumBaseline,
      &naturalBaseline
    )
  }
}
