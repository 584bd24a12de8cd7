import CGtk

/// A container whose only child fills the container. Several children are placed in a column.
///
/// A bin can limit the size of its child. If the bin is larger than the maximum size of the child,
/// the child is centered, like a column of text in a wide window.
@MainActor
public final class Bin: Widget {
  /// The limits of the sizes in one direction. The size of the child is never less than the child's
  /// minimum size.
  public struct Limits: Equatable, Sendable, BitwiseCopyable {
    /// The minimum size of the bin; `nil` for the minimum size of the child. A value that is less
    /// than the minimum size of the child has no effect.
    public var minimum: Int?
    /// The natural size of the bin; `nil` for the natural size of the child.
    public var natural: Int?
    /// The least natural size of the bin if ``natural`` is `nil`. `nil` for no least size.
    public var leastNatural: Int?
    /// The maximum size of the child, and of the bin's natural size; `nil` for no maximum.
    public var maximum: Int?
    /// The size from which the child grows more slowly than the bin, up to ``maximum``; `nil` for a
    /// child that fills the bin up to ``maximum``.
    public var tighteningThreshold: Int?
    /// Whether the natural size of the bin is also the minimum size of the bin.
    public var requiresNaturalSize = false

    /// Creates limits. With the default arguments, the sizes of the bin are the sizes of the child.
    public init(minimum: Int? = nil, natural: Int? = nil, maximum: Int? = nil) {
      self.minimum = minimum
      self.natural = natural
      self.maximum = maximum
    }

    /// Returns the sizes that the bin requests if the child requests the given sizes.
    func apply(minimum: Int32, natural: Int32) -> (minimum: Int32, natural: Int32) {
      var least = max(minimum, Int32(clamping: self.minimum ?? 0))
      let content = max(natural, Int32(clamping: leastNatural ?? 0))
      var preferred = max(least, self.natural.map { Int32(clamping: $0) } ?? content)
      if let maximum { preferred = max(least, min(preferred, Int32(clamping: maximum))) }
      if requiresNaturalSize { least = preferred }
      return (least, preferred)
    }

    /// Returns the size of the child in a bin with the size `extent`. The minimum size of the child
    /// is measured only if a maximum is set.
    func childExtent(in extent: Int32, minimum: @autoclosure () -> Int32) -> Int32 {
      guard let maximum else { return extent }
      let least = minimum()
      let most = max(least, Int32(clamping: maximum))
      return max(least, min(tightened(extent, least: least, most: most), most))
    }

    /// Returns the size of the child in a bin with the size `extent`. From the threshold to three
    /// times the distance between the threshold and the maximum, the size follows a cubic curve,
    /// whose slope decreases from 1 to 0, as in GNOME's `AdwClampLayout`. The threshold is at least
    /// the minimum size of the child.
    private func tightened(_ extent: Int32, least: Int32, most: Int32) -> Int32 {
      guard let tighteningThreshold else { return extent }
      let threshold = max(least, min(Int32(clamping: tighteningThreshold), most))
      guard extent > threshold, most > threshold else { return extent }
      let range = Double(most - threshold)
      let rest = 1 - min(1, Double(extent - threshold) / (3 * range))
      return threshold + Int32((1 - rest * rest * rest) * range)
    }
  }

  /// The limits of the width. A change requests a new layout.
  public var horizontalLimits = Limits() {
    didSet { if horizontalLimits != oldValue { limitsDidChange() } }
  }

  /// The limits of the height. A change requests a new layout.
  public var verticalLimits = Limits() {
    didSet { if verticalLimits != oldValue { limitsDidChange() } }
  }

  /// The maximum width of the child; `nil` for no maximum.
  public var maximumWidth: Int? {
    get { horizontalLimits.maximum }
    set { horizontalLimits.maximum = newValue }
  }

  private var placed: [Widget] = []
  private var column: Box?
  private var hasLimits = false

  /// Creates a bin without limits.
  public init(child: Widget? = nil) {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    // The widget is a box because GTK draws nothing for a box. The layout manager replaces the
    // layout of the box.
    gtk_widget_set_layout_manager(widget, gtk_bin_layout_new())
    if let child { setChildren([child]) }
  }

  /// Stores the limits and selects the layout manager. Bins are numerous, and most bins have no
  /// limits, so the layout manager of a bin without limits is the layout manager of GTK.
  private func limitsDidChange() {
    BinLimits(horizontal: horizontalLimits, vertical: verticalLimits).store(in: widget)
    let hasLimits = horizontalLimits != Limits() || verticalLimits != Limits()
    if hasLimits != self.hasLimits {
      self.hasLimits = hasLimits
      gtk_widget_set_layout_manager(
        widget,
        hasLimits ? BinLayout.make() : gtk_bin_layout_new()
      )
    }
    gtk_widget_queue_resize(widget)
  }

  /// The children, in order.
  public var content: [Widget] { placed }

  /// Replaces the children. If the focus is in a current child that is also in `widgets`, the focus
  /// remains in this child.
  public func setChildren(_ widgets: [Widget]) {
    guard widgets != placed else { return }
    let old = placed
    placed = widgets
    restoringFocus {
      place(widgets, replacing: old)
      gtk_widget_queue_resize(widget)
    }
  }

  private func place(_ widgets: [Widget], replacing old: [Widget]) {
    if widgets.count > 1 {
      showColumn(of: widgets, replacing: old)
    } else {
      if let column {
        column.splice([], replacing: old)
        column.unparent()
        self.column = nil
      } else if let only = old.first, only != widgets.first {
        only.unparent()
      }
      if let only = widgets.first, only.parent == nil {
        only.setParent(self)
      }
    }
  }

  private func showColumn(of widgets: [Widget], replacing old: [Widget]) {
    if let column {
      column.splice(widgets, replacing: old)
      return
    }
    old.first?.unparent()
    let column = Box(orientation: .vertical)
    column.splice(widgets, replacing: [])
    column.setParent(self)
    self.column = column
  }

  /// The widget that is laid out: the only child, or the column of several children. `nil` if there
  /// are no children.
  public var laidOutChild: Widget? { column ?? placed.first }

}
