import CGtk

/// A container that scrolls its child vertically if the container is less high than the child.
///
/// The natural height is the natural height of the child for the width of the container. The
/// natural height of a ``ScrolledWindow`` is the height of the child for the child's own width, so
/// wrapping text in a narrow ``ScrolledWindow`` would always scroll. While the child can scroll,
/// the scrolled window in the container is focusable, so that Page Up and Page Down scroll the
/// child.
@MainActor
public final class VerticalScroller: Widget {
  /// The minimum height in pixels of a container whose child is higher.
  public nonisolated static let minimumHeight = 80

  private let scrolled: ScrolledWindow

  /// Creates a container.
  public init(child: Widget) {
    scrolled = ScrolledWindow(child: child)
    // With this policy, the minimum height does not include the minimum height of a scroll bar.
    scrolled.policy = (.never, .external)
    scrolled.isFocusable = false
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    // The widget is a box because GTK draws nothing for a box. The layout manager replaces the
    // layout of the box.
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(CustomLayout.heightForWidth, scrollerMeasure, scrollerAllocate)
    )
    scrolled.setParent(self)
    scrolled.onVerticalLimitsChange { [weak scrolled] in
      guard let scrolled else { return }
      let canScroll = scrolled.canScrollVertically
      scrolled.isFocusable = canScroll
      scrolled.policy = (.never, canScroll ? .automatic : .external)
    }
  }
}

private let scrollerMeasure: CustomLayout.Measure = {
  box,
  orientation,
  across,
  minimum,
  natural,
  minimumBaseline,
  naturalBaseline in
  minimum?.pointee = 0
  natural?.pointee = 0
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
  // The child of the scrolled window is a viewport, and the child of the viewport is the child of
  // the container.
  guard let scrolled = box.flatMap(gtk_widget_get_first_child),
    let viewport = gtk_scrolled_window_get_child(OpaquePointer(scrolled))
  else { return }
  var least: Int32 = 0
  var preferred: Int32 = 0
  gtk_widget_measure(viewport, orientation, across, &least, &preferred, nil, nil)
  if orientation == GTK_ORIENTATION_VERTICAL {
    least = min(least, Int32(VerticalScroller.minimumHeight))
  }
  minimum?.pointee = least
  natural?.pointee = max(least, preferred)
}

private let scrollerAllocate: CustomLayout.Allocate = {
  box,
  width,
  height,
  _ in
  guard let scrolled = box.flatMap(gtk_widget_get_first_child) else { return }
  var area = GtkAllocation(x: 0, y: 0, width: width, height: height)
  // GTK requires that a widget is measured before it is allocated.
  gtk_widget_measure(scrolled, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
  gtk_widget_size_allocate(scrolled, &area, -1)
}
