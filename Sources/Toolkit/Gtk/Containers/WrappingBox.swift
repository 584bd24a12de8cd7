import CGtk

/// A container that places its children in lines. A child that doesn't fit in a line begins the
/// next line.
///
/// The width of a child is at most the child's natural width. A child whose natural width exceeds
/// the available width is the only child of its line. The layout is mirrored if the text direction
/// is right to left.
@MainActor
public final class WrappingBox: Widget, OrderedContainer {
  /// The space between the children of a line, in pixels.
  public var spacing = 0 {
    didSet { if spacing != oldValue { spacingDidChange() } }
  }

  /// The space between lines, in pixels.
  public var lineSpacing = 0 {
    didSet { if lineSpacing != oldValue { spacingDidChange() } }
  }

  /// Creates an empty box. Both spaces are in pixels.
  public init(spacing: Int = 0, lineSpacing: Int = 0) {
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    // The widget is a box because GTK draws nothing for a box. The layout manager replaces the
    // layout of the box.
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(CustomLayout.heightForWidth, wrappingMeasure, wrappingAllocate)
    )
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    spacingDidChange()
  }

  /// Stores the spacing in the GTK instance, because the instance of a box can outlive the wrapper,
  /// and requests a new layout.
  private func spacingDidChange() {
    WrappingSpacing(
      betweenChildren: Int32(clamping: spacing),
      betweenLines: Int32(clamping: lineSpacing)
    )
    .store(in: widget)
    gtk_widget_queue_resize(widget)
  }

  /// Inserts a child after `sibling`, or as the first child if `sibling` is `nil`.
  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(child.widget, widget, sibling?.widget)
  }

  /// Moves a child after `sibling`, or to the first position if `sibling` is `nil`. The focus of
  /// the child does not change.
  public func move(_ child: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(child.widget, widget, sibling?.widget)
    gtk_widget_queue_resize(widget)
  }

  /// Removes a child, and releases the box's reference to the child.
  public func remove(_ child: Widget) { gtk_widget_unparent(child.widget) }
}

/// The spacing of a wrapping box, in pixels.
private struct WrappingSpacing: BitwiseCopyable {
  private static let quark = g_quark_from_string("composable-gtk-wrapping-spacing")

  var betweenChildren: Int32 = 0
  var betweenLines: Int32 = 0

  init(betweenChildren: Int32, betweenLines: Int32) {
    self.betweenChildren = betweenChildren
    self.betweenLines = betweenLines
  }

  init(of box: UnsafeMutablePointer<GtkWidget>?) {
    guard let stored = box.flatMap({ StoredValue.read(Self.self, Self.quark, of: $0) }) else {
      return
    }
    self = stored
  }

  func store(in box: UnsafeMutablePointer<GtkWidget>) {
    StoredValue.store(self, Self.quark, in: box)
  }
}

/// The lines of a wrapping box with their children.
private struct Lines {
  typealias Child = UnsafeMutablePointer<GtkWidget>

  let spacing: Int32
  let lineSpacing: Int32
  private let children: [Child]

  init(of widget: Child?) {
    let stored = WrappingSpacing(of: widget)
    spacing = stored.betweenChildren
    lineSpacing = stored.betweenLines
    var children: [Child] = []
    var next = widget.flatMap(gtk_widget_get_first_child)
    while let child = next {
      if gtk_widget_should_layout(child).isTrue { children.append(child) }
      next = gtk_widget_get_next_sibling(child)
    }
    self.children = children
  }

  /// The greatest minimum width of a child, and the width of a line that contains all children with
  /// their natural widths.
  var width: (minimum: Int32, natural: Int32) {
    let widths = children.map { CustomLayout.extent(of: $0, GTK_ORIENTATION_HORIZONTAL) }
    let gaps = spacing * Int32(max(children.count - 1, 0))
    return (widths.map(\.minimum).max() ?? 0, widths.map(\.natural).reduce(gaps, +))
  }

  /// Returns the children of each line, with their widths, if the box has the given width.
  func brokenLines(at width: Int32) -> [[(child: Child, width: Int32)]] {
    var lines: [[(child: Child, width: Int32)]] = []
    var left: Int32 = 0
    for child in children {
      let childSize = CustomLayout.extent(of: child, GTK_ORIENTATION_HORIZONTAL)
      let childWidth = max(childSize.minimum, min(childSize.natural, width))
      if lines.isEmpty || left < spacing + childWidth {
        lines.append([])
        left = width + spacing
      }
      lines[lines.count - 1].append((child, childWidth))
      left -= spacing + childWidth
    }
    return lines
  }

  func height(of line: [(child: Child, width: Int32)]) -> Int32 {
    line.map { CustomLayout.extent(of: $0.child, GTK_ORIENTATION_VERTICAL, for: $0.width).natural }
      .max() ?? 0
  }

  /// Returns the total height of the lines if the box has the given width.
  func height(for width: Int32) -> Int32 {
    let lines = brokenLines(at: width)
    let gaps = lineSpacing * Int32(max(lines.count - 1, 0))
    return lines.map(height).reduce(gaps, +)
  }
}

private let wrappingMeasure: CustomLayout.Measure = {
  widget,
  orientation,
  forSize,
  minimum,
  natural,
  minimumBaseline,
  naturalBaseline in
  let lines = Lines(of: widget)
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
  if orientation == GTK_ORIENTATION_HORIZONTAL {
    minimum?.pointee = lines.width.minimum
    natural?.pointee = lines.width.natural
  } else {
    // If the width is unknown, the height is the height at the natural width.
    let height = lines.height(for: forSize < 0 ? lines.width.natural : forSize)
    minimum?.pointee = height
    natural?.pointee = height
  }
}

private let wrappingAllocate: CustomLayout.Allocate = {
  widget,
  width,
  height,
  _ in
  let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  let lines = Lines(of: widget)
  let brokenLines = lines.brokenLines(at: width)
  let heights = brokenLines.map(lines.height)
  let needed = heights.reduce(lines.lineSpacing * Int32(max(brokenLines.count - 1, 0)), +)
  // The lines are centered vertically in excess space.
  var y = max(0, (height - needed) / 2)
  for (line, height) in zip(brokenLines, heights) {
    var x: Int32 = 0
    for (child, childWidth) in line {
      var area = GtkAllocation(
        x: isMirrored ? width - x - childWidth : x,
        y: y,
        width: childWidth,
        height: height
      )
      gtk_widget_size_allocate(child, &area, -1)
      x += childWidth + lines.spacing
    }
    y += height + lines.lineSpacing
  }
}
