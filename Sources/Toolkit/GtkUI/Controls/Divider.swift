import Gtk

/// A thin line between the views of a row or a column.
public struct Divider: WidgetView {
  public init() {}

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    WidgetNode(self, context, retainsNothing: true)
  }

  public func makeWidget(_ node: WidgetNode<Self>) -> Separator {
    Separator(orientation: .horizontal)
  }

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
