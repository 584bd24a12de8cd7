import CGtk

/// Holds one child, which fills it; several are put into a column.
///
/// It can be told to stay within a width: the child then keeps to the middle, as a column of text
/// does in a wide window.
@MainActor
public final class Bin: Widget {
  /// How wide the child becomes at most; `nil` for as wide as there is room.
  public var maximumWidth: Int? {
    didSet { gtk_widget_queue_resize(widget) }
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

  /// The width that the child gets of `width`.
  fileprivate func childWidth(in width: Int32, minimum: Int32) -> Int32 {
    guard let maximumWidth else { return width }
    return max(minimum, min(width, Int32(clamping: maximumWidth)))
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
    guard let child = gtk_widget_get_first_child(widget), gtk_widget_should_layout(child).isTrue
    else { return }
    if orientation == GTK_ORIENTATION_VERTICAL, forSize < 0, isLimited(widget) {
      // The least height there can be is that at the greatest width, which the child may have wanted
      // to be greater. GTK complains of a height for a width that is less.
      var naturalWidth: Int32 = 0
      gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, nil, &naturalWidth, nil, nil)
      let widest = childWidth(of: widget, child: child, in: .max)
      let wanted = childWidth(of: widget, child: child, in: naturalWidth)
      gtk_widget_measure(child, orientation, widest, minimum, nil, minimumBaseline, nil)
      gtk_widget_measure(child, orientation, wanted, nil, natural, nil, naturalBaseline)
      return
    }
    guard orientation == GTK_ORIENTATION_VERTICAL, forSize >= 0 else {
      gtk_widget_measure(
        child,
        orientation,
        forSize,
        minimum,
        natural,
        minimumBaseline,
        naturalBaseline
      )
      if orientation == GTK_ORIENTATION_HORIZONTAL, let minimum, let natural {
        // More than that the child wouldn't get.
        natural.pointee = childWidth(of: widget, in: natural.pointee, minimum: minimum.pointee)
      }
      return
    }
    let width = childWidth(of: widget, child: child, in: forSize)
    gtk_widget_measure(
      child,
      orientation,
      width,
      minimum,
      natural,
      minimumBaseline,
      naturalBaseline
    )
  }

private let binAllocate:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32) -> Void = {
    widget,
    width,
    height,
    baseline in
    guard let child = gtk_widget_get_first_child(widget), gtk_widget_should_layout(child).isTrue
    else { return }
    let childWidth = childWidth(of: widget, child: child, in: width)
    var allocation = GdkRectangle(
      x: (width - childWidth) / 2,
      y: 0,
      width: childWidth,
      height: height
    )
    gtk_widget_size_allocate(child, &allocation, baseline)
  }

private func childWidth(
  of widget: UnsafeMutablePointer<GtkWidget>?,
  child: UnsafeMutablePointer<GtkWidget>,
  in width: Int32
) -> Int32 {
  var minimum: Int32 = 0
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
  return childWidth(of: widget, in: width, minimum: minimum)
}

private func childWidth(
  of widget: UnsafeMutablePointer<GtkWidget>?,
  in width: Int32,
  minimum: Int32
) -> Int32 {
  nonisolated(unsafe) let pointer = widget.map(UnsafeMutableRawPointer.init)
  return MainActor.assumeIsolated {
    let bin = pointer.flatMap { Object.existing(for: $0) } as? Bin
    return bin?.childWidth(in: width, minimum: minimum) ?? width
  }
}

private func isLimited(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Bool {
  nonisolated(unsafe) let pointer = widget.map(UnsafeMutableRawPointer.init)
  return MainActor.assumeIsolated {
    (pointer.flatMap { Object.existing(for: $0) } as? Bin)?.maximumWidth != nil
  }
}
