import Gtk

/// A space that fills the available length of a row or a column.
public struct Spacer: WidgetView {
  let minLength: Int

  /// - Parameter minLength: The minimum length in pixels; 0 if `nil`.
  public init(minLength: Double? = nil) {
    self.minLength = Int(pixels: minLength ?? 0)
  }

  /// Creates a node whose widget other rows of a list can reuse.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    WidgetNode(self, context, retainsNothing: true)
  }

  /// Creates an empty `GtkBox`, which screen readers skip.
  public func makeWidget(_ node: WidgetNode<Self>) -> Box {
    let box = Box(orientation: .horizontal)
    box.accessibleRole = .presentation
    return box
  }

  /// Sets the direction in which the space expands, and the minimum length in this direction.
  public func updateWidget(_ widget: Box, from old: Self?, _ environment: EnvironmentValues) {
    let isHorizontal = environment.axis == .horizontal
    let isAsBefore = widget.hexpand == isHorizontal && widget.vexpand == !isHorizontal
    if isAsBefore, old?.minLength == minLength { return }
    widget.hexpand = isHorizontal
    widget.vexpand = !isHorizontal
    guard minLength > 0 || old != nil else { return }
    widget.sizeRequest = isHorizontal ? (minLength, nil) : (nil, minLength)
  }
}
