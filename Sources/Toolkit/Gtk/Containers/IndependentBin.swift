import CGtk

/// A container that requests no space, so that its size is independent of its child.
///
/// The child is placed in the top corner at which text starts. The child has its natural size,
/// unless the container is smaller, or the child expands. A child whose minimum size exceeds the
/// size of the container overflows.
@MainActor
public final class IndependentBin: Widget {
  /// The child, or `nil`.
  public var child: Widget? {
    didSet {
      guard child !== oldValue else { return }
      oldValue?.unparent()
      child?.setParent(self)
    }
  }

  /// Creates an empty container, which expands in both directions.
  public init() {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    // The widget is a box because GTK draws nothing for a box. The layout manager replaces the
    // layout of the box.
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(nil, independentMeasure, independentAllocate)
    )
    hexpand = true
    vexpand = true
  }
}

private let independentMeasure: CustomLayout.Measure = {
  _,
  _,
  _,
  minimum,
  natural,
  minimumBaseline,
  naturalBaseline in
  minimum?.pointee = 0
  natural?.pointee = 0
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
}

private let independentAllocate: CustomLayout.Allocate = {
  bin,
  width,
  height,
  _ in
  var next = gtk_widget_get_first_child(bin)
  while let child = next {
    next = gtk_widget_get_next_sibling(child)
    guard gtk_widget_should_layout(child).isTrue else { continue }
    let childWidth = extent(of: child, GTK_ORIENTATION_HORIZONTAL, in: width, for: -1)
    let childHeight = extent(of: child, GTK_ORIENTATION_VERTICAL, in: height, for: childWidth)
    var area = GtkAllocation(
      x: gtk_widget_get_direction(bin) == GTK_TEXT_DIR_RTL ? width - childWidth : 0,
      y: 0,
      width: childWidth,
      height: childHeight
    )
    gtk_widget_size_allocate(child, &area, -1)
  }
}

// The width or the height of a child in a container with the size `space` in this direction.
// `across` is the size of the child in the other direction, or -1 if the size is unknown.
private func extent(
  of child: UnsafeMutablePointer<GtkWidget>,
  _ orientation: GtkOrientation,
  in space: Int32,
  for across: Int32
) -> Int32 {
  let size = CustomLayout.extent(of: child, orientation, for: across)
  let expands = gtk_widget_compute_expand(child, orientation).isTrue
  return max(size.minimum, expands ? space : min(size.natural, space))
}
