import Gtk

/// A view that places its children in a row or a column.
@MainActor
protocol BoxView: ContainerView where WidgetType == Box, Slot == Box {
  associatedtype Alignment: Equatable

  var alignment: Alignment { get }
  var spacing: Int { get }
  var orientation: Orientation { get }

  /// Sets the position of a child perpendicular to the orientation of the box.
  func align(_ widget: Widget)
}

extension BoxView {
  var childArrangement: ChildArrangement { .along(orientation) }

  func isReusable(_ widget: Box, _ slot: Box) -> Bool { true }

  func makeWidget(_ node: ContainerNode<Self>) -> Box {
    Box(orientation: orientation)
  }

  func updateWidget(_ widget: Box, from old: Self?, _ environment: EnvironmentValues) {
    if old?.spacing != spacing { widget.spacing = spacing }
    if let old, old.alignment != alignment { widget.children.forEach(align) }
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.axis = orientation
    return environment
  }

  func place(_ widgets: [Widget], in slot: Box, replacing placed: [Widget]) {
    slot.splice(widgets, replacing: placed)
    widgets.forEach(align)
  }
}
