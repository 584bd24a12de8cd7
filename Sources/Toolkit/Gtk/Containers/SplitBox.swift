import CGtk

/// A container that shows a range of its columns side by side.
///
/// The columns are in a strip from the first to the last. A single visible column fills the
/// container. Of several visible columns, the last column receives the space that the other columns
/// don't require. When another range becomes visible, the strip slides, unless animations are
/// disabled. In a right-to-left layout, the strip begins at the right.
@MainActor
public final class SplitBox: Widget {
  /// The width of a column beside other columns, in pixels.
  public struct ColumnWidth: Equatable, Sendable, BitwiseCopyable {
    /// The minimum width. The minimum width of the widgets of the column has precedence.
    public var minimum: Int
    /// The width as a fraction of the width of the container, between the minimum and the maximum.
    /// A fraction below 0 is 0, and a fraction above 1 is 1.
    public var fraction: Double
    /// The maximum width.
    public var maximum: Int

    /// Creates a width.
    public init(minimum: Int, fraction: Double, maximum: Int) {
      self.minimum = minimum
      self.fraction = fraction
      self.maximum = maximum
    }
  }

  /// The largest number of columns.
  public nonisolated static let maximumCount = 3

  private static let duration = 0.25

  /// The number of columns.
  public let count: Int

  private var transition: TickCallback?
  private var start: Double?

  /// Creates a container whose columns are all visible.
  ///
  /// - Parameter columns: At most ``maximumCount`` columns with their widths. The width of the last
  ///   visible column is ignored.
  public init(_ columns: [(widget: Widget, width: ColumnWidth)]) {
    precondition(!columns.isEmpty && columns.count <= Self.maximumCount)
    count = columns.count
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    // The widget is a box because GTK draws nothing for a box. The layout manager replaces the
    // layout of the box.
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(splitRequestMode, splitMeasure, splitAllocate)
    )
    SplitStrip(count: columns.count).store(in: widget)
    clipsContent = true
    for (index, column) in columns.enumerated() {
      setWidth(column.width, at: index)
      column.widget.setParent(self)
    }
    onUnmap { [weak self] in self?.endTransition() }
  }

  /// The visible columns.
  public var visible: Range<Int> { SplitStrip(of: widget).visible }

  /// Sets the width of a column beside other columns.
  public func setWidth(_ width: ColumnWidth, at index: Int) {
    var strip = SplitStrip(of: widget)
    guard strip.widths[index] != width else { return }
    strip.widths[index] = width
    strip.store(in: widget)
    gtk_widget_queue_resize(widget)
  }

  /// Shows other columns.
  ///
  /// - Parameters:
  ///   - visible: The indices of the columns, which must not be empty.
  ///   - isAnimated: Whether the strip slides, if animations are enabled.
  public func show(_ visible: Range<Int>, isAnimated: Bool) {
    var strip = SplitStrip(of: widget)
    guard visible != strip.visible, !visible.isEmpty, visible.upperBound <= count else { return }
    let isAnimated =
      isAnimated && isMapped && allocatedWidth > 0 && Settings.default?.enablesAnimations == true
    if isAnimated {
      strip.begin(visible, in: Int32(allocatedWidth), columns: columns)
    } else {
      strip.set(visible)
    }
    strip.store(in: widget)
    // The columns can have the focus immediately, and not only after the layout. A column that
    // slides out is hidden at the end.
    for (index, column) in columns.enumerated() where visible.contains(index) || !isAnimated {
      setChildShown(column, visible.contains(index))
    }
    gtk_widget_queue_resize(widget)
    if isAnimated { startTransition() } else { endTransition() }
  }

  private var columns: [UnsafeMutablePointer<GtkWidget>] { splitColumns(of: widget) }

  private func startTransition() {
    start = nil
    guard transition == nil else { return }
    transition = TickCallback(self) { [weak self] time in self?.step(time) }
  }

  private func step(_ time: Double) {
    let start = start ?? time
    self.start = start
    let elapsed = min((time - start) / Self.duration, 1)
    guard elapsed < 1 else { return endTransition() }
    var strip = SplitStrip(of: widget)
    let remaining = 1 - elapsed
    strip.progress = 1 - remaining * remaining * remaining
    strip.store(in: widget)
    gtk_widget_queue_allocate(widget)
  }

  private func endTransition() {
    transition?.cancel()
    transition = nil
    start = nil
    var strip = SplitStrip(of: widget)
    guard strip.progress < 1 else { return }
    strip.progress = 1
    strip.store(in: widget)
    gtk_widget_queue_allocate(widget)
  }
}

/// The state of a split box, which is stored in the GTK instance, because the instance can outlive
/// the wrapper.
private struct SplitStrip: BitwiseCopyable {
  private static let quark = g_quark_from_string("composable-gtk-split-strip")

  /// The position and the width of a column in the strip, in pixels from the start.
  struct Area: BitwiseCopyable {
    var start: Double = 0
    var width: Double = 0
  }

  private var lower: Int
  private var upper: Int
  private var oldLower: Int
  private var oldUpper: Int
  var widths: Columns<SplitBox.ColumnWidth>
  /// The areas at the start of the transition.
  private var origins = Columns(Area(), Area(), Area())
  /// The progress of the transition, from 0 to 1. The value is 1 if there is no transition.
  var progress = 1.0

  init(count: Int) {
    (lower, upper) = (0, count)
    (oldLower, oldUpper) = (0, count)
    let width = SplitBox.ColumnWidth(minimum: 0, fraction: 0.25, maximum: .max)
    widths = Columns(width, width, width)
  }

  init(of box: UnsafeMutablePointer<GtkWidget>) {
    self = StoredValue.read(Self.self, Self.quark, of: box) ?? SplitStrip(count: 1)
  }

  func store(in box: UnsafeMutablePointer<GtkWidget>) {
    StoredValue.store(self, Self.quark, in: box)
  }

  var visible: Range<Int> { lower..<upper }

  /// Returns whether a column is visible, or is still visible in the transition.
  func shows(_ index: Int) -> Bool {
    visible.contains(index) || progress < 1 && (oldLower..<oldUpper).contains(index)
  }

  /// Shows other columns without a transition.
  mutating func set(_ new: Range<Int>) {
    (lower, upper) = (new.lowerBound, new.upperBound)
    progress = 1
  }

  /// Begins a transition to other columns. A running transition continues from the current areas.
  mutating func begin(
    _ new: Range<Int>,
    in width: Int32,
    columns: [UnsafeMutablePointer<GtkWidget>]
  ) {
    let current = areas(in: width, columns)
    let shown = columns.indices.filter { shows($0) }
    origins = current
    // Also the columns between the old and the new columns slide through the container.
    oldLower = min(shown.first ?? lower, new.lowerBound)
    oldUpper = max((shown.last ?? lower) + 1, new.upperBound)
    (lower, upper) = (new.lowerBound, new.upperBound)
    progress = 0
  }

  /// Returns the current areas of the columns in a container with a width.
  func areas(
    in width: Int32,
    _ columns: [UnsafeMutablePointer<GtkWidget>]
  ) -> Columns<Area> {
    var areas = finalAreas(in: width, columns)
    guard progress < 1 else { return areas }
    for index in columns.indices {
      let (origin, target) = (origins[index], areas[index])
      areas[index].start = origin.start + (target.start - origin.start) * progress
      // A column that becomes narrower is resized at the end, so that it covers the gap beside it.
      areas[index].width = max(origin.width, target.width)
    }
    return areas
  }

  /// Returns the areas of the columns at the end of the transition. The columns that are not
  /// visible are before the start or after the end of the container.
  private func finalAreas(
    in width: Int32,
    _ columns: [UnsafeMutablePointer<GtkWidget>]
  ) -> Columns<Area> {
    var areas = Columns(Area(), Area(), Area())
    var start = 0.0
    for index in visible where index < columns.count {
      let isLast = index == upper - 1
      let own = isLast ? Double(width) - start : Double(leadingWidth(index, columns[index], width))
      areas[index] = Area(start: start, width: own)
      start += own
    }
    var end = 0.0
    for index in (0..<lower).reversed() {
      let own = hiddenWidth(index, columns[index], width)
      end -= own
      areas[index] = Area(start: end, width: own)
    }
    start = Double(width)
    for index in upper..<max(upper, columns.count) {
      let own = hiddenWidth(index, columns[index], width)
      areas[index] = Area(start: start, width: own)
      start += own
    }
    return areas
  }

  /// Returns the width of a column beside other columns.
  private func leadingWidth(
    _ index: Int,
    _ column: UnsafeMutablePointer<GtkWidget>,
    _ width: Int32
  ) -> Int32 {
    let own = widths[index]
    let fraction = own.fraction.isFinite ? max(0, min(own.fraction, 1)) : 1
    let wanted = Int32(Double(width) * fraction)
    let limited = min(max(wanted, Int32(clamping: own.minimum)), Int32(clamping: own.maximum))
    return max(limited, splitExtent(of: column, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum)
  }

  /// Returns the width of a column that is not visible: its old width, if it was visible.
  private func hiddenWidth(
    _ index: Int,
    _ column: UnsafeMutablePointer<GtkWidget>,
    _ width: Int32
  ) -> Double {
    if progress < 1, (oldLower..<oldUpper).contains(index) { return origins[index].width }
    return upper - lower == 1 ? Double(width) : Double(leadingWidth(index, column, width))
  }
}

/// A value for each column of a split box, without an allocation.
private struct Columns<Value: BitwiseCopyable>: BitwiseCopyable {
  private var values: (Value, Value, Value)

  init(_ first: Value, _ second: Value, _ third: Value) { values = (first, second, third) }

  subscript(index: Int) -> Value {
    get {
      switch index {
      case 0: values.0
      case 1: values.1
      default: values.2
      }
    }
    set {
      switch index {
      case 0: values.0 = newValue
      case 1: values.1 = newValue
      default: values.2 = newValue
      }
    }
  }
}

/// Returns the columns of a split box, in order.
private func splitColumns(
  of box: UnsafeMutablePointer<GtkWidget>?
) -> [UnsafeMutablePointer<GtkWidget>] {
  var columns: [UnsafeMutablePointer<GtkWidget>] = []
  var next = box.flatMap(gtk_widget_get_first_child)
  while let column = next, columns.count < SplitBox.maximumCount {
    // A popover is not a part of the layout.
    if !cgtk_is_a(column, gtk_popover_get_type()).isTrue { columns.append(column) }
    next = gtk_widget_get_next_sibling(column)
  }
  return columns
}

private func splitExtent(
  of column: UnsafeMutablePointer<GtkWidget>,
  _ orientation: GtkOrientation,
  for across: Int32
) -> (minimum: Int32, natural: Int32) {
  var extent: (minimum: Int32, natural: Int32) = (0, 0)
  gtk_widget_measure(column, orientation, across, &extent.minimum, &extent.natural, nil, nil)
  return extent
}

private let splitRequestMode:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> GtkSizeRequestMode =
    { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }

/// The minimum width is the width of the widest column, because a narrow container shows a single
/// column. The natural width is the sum of the natural widths.
private let splitMeasure:
  @convention(c) (
    UnsafeMutablePointer<GtkWidget>?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?,
    UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
  ) -> Void = { box, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
    let extents = splitColumns(of: box).map { splitExtent(of: $0, orientation, for: -1) }
    let least = extents.map(\.minimum).max() ?? 0
    minimum?.pointee = least
    let wanted =
      orientation == GTK_ORIENTATION_HORIZONTAL
      ? extents.map(\.natural).reduce(0, +) : extents.map(\.natural).max() ?? 0
    natural?.pointee = max(least, wanted)
    minimumBaseline?.pointee = -1
    naturalBaseline?.pointee = -1
  }

private let splitAllocate:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32) -> Void = {
    box,
    width,
    height,
    _ in
    if let box { allocate(box, width: width, height: height) }
  }

private func allocate(_ box: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) {
  let columns = splitColumns(of: box)
  let strip = SplitStrip(of: box)
  let areas = strip.areas(in: width, columns)
  let isMirrored = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
  for (index, column) in columns.enumerated() {
    guard strip.shows(index) else {
      setChildShown(column, false)
      continue
    }
    setChildShown(column, true)
    let least = splitExtent(of: column, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
    let own = max(Int32(areas[index].width.rounded()), least)
    let leastHeight = splitExtent(of: column, GTK_ORIENTATION_VERTICAL, for: own).minimum
    let start = Int32(areas[index].start.rounded())
    var area = GtkAllocation(
      x: isMirrored ? width - start - own : start,
      y: 0,
      width: own,
      height: max(height, leastHeight)
    )
    gtk_widget_size_allocate(column, &area, -1)
  }
}
