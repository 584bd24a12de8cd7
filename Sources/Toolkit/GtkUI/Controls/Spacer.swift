import Gtk

/// Takes the room that the other views of a row or a column leave.
public struct Spacer: WidgetView {
  public init() {}

  public func makeWidget(_ node: WidgetNode<Self>) -> Box {
    let box = Box(orientation: .horizontal)
    box.accessibleRole = .presentation
    return box
  }

  public func updateWidget(_ widget: Box, from old: Self?, _ environment: EnvironmentValues) {
    widget.hexpand = environment.axis == .horizontal
    widget.vexpand = environment.axis == .vertical
  }
}
