import Gtk

/// A thin line between the views of a row or a column.
public struct Divider: WidgetView {
  /// Creates a divider. The line is vertical in a row and horizontal in other containers.
  public init() {}

  /// Creates the node of the divider. Other rows of a list can reuse the separator of the node.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    WidgetNode(self, context, retainsNothing: true)
  }

  /// Creates a `GtkSeparator`. The orientation is set in the update that follows.
  public func makeWidget(_ node: WidgetNode<Self>) -> Separator {
    Separator(orientation: .horizontal)
  }

  /// Sets the orientation perpendicular to the container. The separator expands along its line.
  public func updateWidget(
    _ widget: Separator,
    from old: Self?,
    _ environment: EnvironmentValues
  ) {
    let isInRow = environment.axis == .horizontal
    widget.orientation = isInRow ? .vertical : .horizontal
    widget.hexpand = !isInRow
    widget.vexpand = isInRow
  }
}
