import CGtk

/// Holds one child, which fills it; several are put into a column.
///
/// It can be told to stay within limits. The child keeps to the middle of what is beyond them, as a
/// column of text does in a wide window.
@MainActor
public final class Bin: Widget {
  /// What is asked for, in one direction, in place of what the child asks for. The child never gets
  /// less than it needs.
  public struct Limits: Equatable, Sendable, BitwiseCopyable {
    /// The least extent; `nil` for that of the child.
    public var minimum: Int?
    /// The preferred extent; `nil` for that of the child.
    public var natural: Int?
    /// What the child gets at most; `nil` for as much as there is room.
    public var maximum: Int?
    /// Whether nothing less than what is preferred will do.
    public var insistsOnNatural = false

    public init(minimum: Int? = nil, natural: Int? = nil, maximum: Int? = nil) {
      self.minimum = minimum
      self.natural = natural
      self.maximum = maximum
    }

    /// What is asked for, given what the child does.
    func apply(minimum: Int32, natural: Int32) -> (minimum: Int32, natural: Int32) {
      var least = max(minimum, Int32(clamping: self.minimum ?? 0))
      var preferred = max(least, self.natural.map { Int32(clamping: $0) } ?? natural)
      if let maximum { preferred = max(least, min(preferred, Int32(clamping: maximum))) }
      if insistsOnNatural { least = preferred }
      return (least, preferred)
    }

    /// What the child gets of `extent`. What it can't do without is asked for only where that matters.
    func extentOfChild(in extent: Int32, minimum: @autoclosure () -> Int32) -> Int32 {
      guard let maximum else { return extent }
      return max(minimum(), min(extent, Int32(clamping: maximum)))
    }
  }

  public var horizontalLimits = Limits() {
    didSet { if horizontalLimits != oldValue { limitsDidChange() } }
  }

  public var verticalLimits = Limits() {
    didSet { if verticalLimits != oldValue { limitsDidChange() } }
  }

  /// How wide the child becomes at most; `nil` for as wide as there is room.
  public var maximumWidth: Int? {
    get { horizontalLimits.maximum }
    set { horizontalLimits.maximum = newValue }
  }

  private var placed: [Widget] = []
  private var column: Box?
  private var keepsLimits = false

  public init(child: Widget? = nil) {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    // A box is a widget without looks; with another layout it is no box any more.
    gtk_widget_set_layout_manager(widget, gtk_bin_layout_new())
    if let child { setChildren([child]) }
  }

  /// Most have no limits, and there are many: GTK lays those out itself.
  private func limitsDidChange() {
    BinLimits(horizontal: horizontalLimits, vertical: verticalLimits).store(in: widget)
    let keepsLimits = horizontalLimits != Limits() || verticalLimits != Limits()
    if keepsLimits != self.keepsLimits {
      self.keepsLimits = keepsLimits
      gtk_widget_set_layout_manager(
        widget,
        keepsLimits ? BinLayout.make() : gtk_bin_layout_new()
      )
    }
    gtk_widget_queue_resize(widget)
  }

  /// What it holds, in order.
  public var content: [Widget] { placed }

  /// Makes `widgets` the content. What was there before and still is keeps its state, and the focus.
  public func setChildren(_ widgets: [Widget]) {
    guard widgets != placed else { return }
    let old = placed
    placed = widgets
    // The focus doesn't survive the way into the column, or out of it; and GTK 4.8 loses a reference
    // to a widget that has it and is taken off twice before the next event.
    let window = root as? Window
    let focus = window?.focusWidget.flatMap { contains($0) ? $0 : nil }
    if focus != nil { window?.focusWidget = nil }
    defer {
      if let focus, contains(focus) { focus.grabFocus() }
    }
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
    gtk_widget_queue_resize(widget)
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

  /// The child that is laid out: the only one, or the column.
  public var laidOutChild: Widget? { column ?? placed.first }

}
