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
