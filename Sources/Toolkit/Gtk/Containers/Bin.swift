import CGtk

/// Holds one child, which fills it; several are put into a column.
///
/// It can be told to stay within limits. The child keeps to the middle of what is beyond them, as a
/// column of text does in a wide window.
@MainActor
public final class Bin: Widget {
  /// What is asked for, in one direction, in place of what the child asks for. The child never gets
  /// less than it needs.
  public struct Limits: Equatable, Sendable {
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
    fileprivate func apply(minimum: Int32, natural: Int32) -> (minimum: Int32, natural: Int32) {
      var least = max(minimum, Int32(clamping: self.minimum ?? 0))
      var preferred = max(least, self.natural.map { Int32(clamping: $0) } ?? natural)
      if let maximum { preferred = max(least, min(preferred, Int32(clamping: maximum))) }
      if insistsOnNatural { least = preferred }
      return (least, preferred)
    }

    /// What the child gets of `extent`.
    fileprivate func extentOfChild(in extent: Int32, minimum: Int32) -> Int32 {
      guard let maximum else { return extent }
      return max(minimum, min(extent, Int32(clamping: maximum)))
    }
  }

  public var horizontalLimits = Limits() {
    didSet { if horizontalLimits != oldValue { gtk_widget_queue_resize(widget) } }
  }

  public var verticalLimits = Limits() {
    didSet { if verticalLimits != oldValue { gtk_widget_queue_resize(widget) } }
  }

  /// How wide the child becomes at most; `nil` for as wide as there is room.
  public var maximumWidth: Int? {
    get { horizontalLimits.maximum }
    set { horizontalLimits.maximum = newValue }
  }

  private var placed: [Widget] = []
  private var column: Box?

  public init(child: Widget? = nil) {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    // A box is a widget without looks; with a layout of our own it is no box any more.
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(binRequestMode, binMeasure, binAllocate)
    )
    if let child { setChildren([child]) }
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

  fileprivate func limits(_ orientation: GtkOrientation) -> Limits {
    orientation == GTK_ORIENTATION_HORIZONTAL ? horizontalLimits : verticalLimits
  }
}

/// GTK measures and allocates on the main thread, hence `assumeIsolated`; the pointers don't leave
/// the call.
private let binRequestMode:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> GtkSizeRequestMode =
    { widget in
      guard let child = gtk_widget_get_first_child(widget) else {
        return GTK_SIZE_REQUEST_CONSTANT_SIZE
      }
      return gtk_widget_get_request_mode(child)
    }

private let binMeasure:
  @convention(c) (
    UnsafeMutablePointer<GtkWidget>?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?,
    UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
  ) -> Void = { widget, orientation, forSize, minimum, natural, minimumBaseline, naturalBaseline in
    let limits = limits(of: widget, orientation)
    var child = Measurement()
    if let widget = gtk_widget_get_first_child(widget), gtk_widget_should_layout(widget).isTrue {
      if forSize >= 0 {
        let extent = extent(of: widget, across: orientation, in: forSize)
        child = Measurement(of: widget, orientation, for: extent)
      } else {
        child = Measurement(of: widget, orientation)
      }
    }
    let asked = limits.apply(minimum: child.minimum, natural: child.natural)
    minimum?.pointee = asked.minimum
    natural?.pointee = asked.natural
    // What is higher than the child has it in the middle, off its baseline.
    let isAsHigh = limits == Bin.Limits()
    minimumBaseline?.pointee = isAsHigh ? child.minimumBaseline : -1
    naturalBaseline?.pointee = isAsHigh ? child.naturalBaseline : -1
  }

private let binAllocate:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32) -> Void = {
    widget,
    width,
    height,
    baseline in
    guard let child = gtk_widget_get_first_child(widget), gtk_widget_should_layout(child).isTrue
    else { return }
    let leastWidth = Measurement(of: child, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
    let childWidth = limits(of: widget, GTK_ORIENTATION_HORIZONTAL)
      .extentOfChild(in: width, minimum: leastWidth)
    var childHeight = height
    let vertical = limits(of: widget, GTK_ORIENTATION_VERTICAL)
    if vertical.maximum != nil {
      let least = Measurement(of: child, GTK_ORIENTATION_VERTICAL, for: childWidth).minimum
      childHeight = vertical.extentOfChild(in: height, minimum: least)
    }
    var allocation = GdkRectangle(
      x: (width - childWidth) / 2,
      y: (height - childHeight) / 2,
      width: childWidth,
      height: childHeight
    )
    gtk_widget_size_allocate(child, &allocation, baseline)
  }

/// What a widget asks for in one direction.
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

extension Measurement {
  /// What the child of a bin asks for if nobody says how much there is across the orientation.
  fileprivate init(of child: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation) {
    let width = Measurement(of: child, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let limits = limits(of: gtk_widget_get_parent(child), GTK_ORIENTATION_HORIZONTAL)
    guard orientation == GTK_ORIENTATION_VERTICAL, limits.maximum != nil else {
      self.init(of: child, orientation, for: -1)
      return
    }
    // The least height there can be is that at the greatest width, which the child may have wanted to
    // be greater. GTK complains of a height for a width that is less.
    let widest = limits.extentOfChild(in: .max, minimum: width.minimum)
    let wanted = limits.extentOfChild(in: width.natural, minimum: width.minimum)
    self.init(of: child, orientation, for: widest)
    let atNatural = Measurement(of: child, orientation, for: wanted)
    natural = atNatural.natural
    naturalBaseline = atNatural.naturalBaseline
  }
}

/// The extent that a child gets of its bin's `extent`, across the orientation that is measured.
private func extent(
  of child: UnsafeMutablePointer<GtkWidget>,
  across orientation: GtkOrientation,
  in extent: Int32
) -> Int32 {
  let other =
    orientation == GTK_ORIENTATION_HORIZONTAL
    ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
  let minimum = Measurement(of: child, other, for: -1).minimum
  return limits(of: gtk_widget_get_parent(child), other)
    .extentOfChild(in: extent, minimum: minimum)
}

private func limits(
  of widget: UnsafeMutablePointer<GtkWidget>?,
  _ orientation: GtkOrientation
) -> Bin.Limits {
  nonisolated(unsafe) let pointer = widget.map(UnsafeMutableRawPointer.init)
  return MainActor.assumeIsolated {
    let bin = pointer.flatMap { Object.existing(for: $0) } as? Bin
    return bin?.limits(orientation) ?? Bin.Limits()
  }
}
