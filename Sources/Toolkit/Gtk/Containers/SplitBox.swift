import CGtk

/// A container that shows a range of its columns side by side.
///
/// The columns are in a strip from the first to the last. A single visible column fills the
/// container. Of several visible columns, the last column receives the space that the other columns
/// don't require. When another range becomes visible, the strip slides, unless animations are
/// disabled. In a right-to-left layout, the strip begins at the right.
///
/// The user can drag the edge between two columns. A double click on the edge restores the width.
/// With the keyboard, F8 moves the focus to an edge, the arrow keys move the edge, Home and End
/// move it as far as possible, and Enter and Escape return the focus.
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

  /// Called when the user has chosen the width of a column in pixels, or its default width, `nil`.
  public var onWidthChosen: @MainActor (_ index: Int, _ width: Int?) -> Void = { _, _ in }

  private var handles: [SplitHandle] = []
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
    for index in 0..<(columns.count - 1) {
      handles.append(SplitHandle(index, of: self))
    }
    addHandleKey()
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

  /// The width of a column that the user has chosen, in pixels, or `nil` for the default width.
  public func chosenWidth(at index: Int) -> Int? { SplitStrip(of: widget).chosenWidths[index] }

  /// Sets the width of a column that the user has chosen, or `nil` for the default width. The
  /// limits of ``ColumnWidth`` apply, and the columns behind it keep their least widths.
  public func setChosenWidth(_ width: Int?, at index: Int) {
    var strip = SplitStrip(of: widget)
    guard index < count, strip.chosenWidths[index] != width else { return }
    strip.chosenWidths[index] = width
    strip.store(in: widget)
    gtk_widget_queue_resize(widget)
  }

  /// Sets the name of the handle at the end of a column for screen readers.
  public func setHandleLabel(_ label: String, at index: Int) {
    guard handles.indices.contains(index) else { return }
    handles[index].widget.accessibleLabel = label
  }

  /// The current width of a column, in pixels, with its borders.
  func width(at index: Int) -> Int {
    let areas = SplitStrip(of: widget).areas(in: gtk_widget_get_width(widget), columns)
    return Int(areas[index].width.rounded())
  }

  /// Sets a width for the user, within the limits of the column.
  func choose(_ width: Int, at index: Int) {
    let limits = SplitStrip(of: widget).widths[index]
    let chosen = max(limits.minimum, min(width, max(limits.minimum, limits.maximum)))
    guard chosen != chosenWidth(at: index) else { return }
    setChosenWidth(chosen, at: index)
    onWidthChosen(index, chosen)
  }

  /// Restores the default width for the user.
  func restoreWidth(at index: Int) {
    guard chosenWidth(at: index) != nil else { return }
    setChosenWidth(nil, at: index)
    onWidthChosen(index, nil)
  }

  /// Moves the focus to the next visible handle with F8, and then back.
  private func addHandleKey() {
    let keys = EventControllerKey()
    keys.onKeyPressed { [weak self] key, modifiers in
      guard let self, key == .f8, modifiers.forShortcuts.isEmpty else { return false }
      let shown = handles.filter(\.widget.isMapped)
      let current = shown.firstIndex { $0.widget.isFocus }
      guard let next = shown.dropFirst(current.map { $0 + 1 } ?? 0).first else {
        return current.map { shown[$0].returnFocus() } ?? false
      }
      next.takeFocus(from: current.flatMap { shown[$0].previousFocus } ?? focusedWidget)
      return true
    }
    addController(keys)
  }

  private var focusedWidget: Widget? {
    gtk_widget_get_root(widget).flatMap { .wrapping(gtk_root_get_focus($0)) }
  }

  /// Whether the columns begin at the right.
  var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

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

  private var columns: [UnsafeMutablePointer<GtkWidget>] { splitParts(of: widget).columns }

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
