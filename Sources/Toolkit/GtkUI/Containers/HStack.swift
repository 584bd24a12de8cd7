import Gtk

/// A row of views.
///
/// A child that has room to give away, such as a `Spacer`, takes what the row has; the others are
/// as large as they want to be.
public struct HStack<Content: View>: ContainerView {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// - Parameters:
  ///   - alignment: Where children that don't fill the row are.
  ///   - spacing: The pixels between children.
  ///   - content: The children, in reading order.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Int = 6,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeWidget() -> Box {
    Box(orientation: .horizontal)
  }

  func updateWidget(_ widget: Box, from old: Self?) {
    if old?.spacing != spacing { widget.spacing = spacing }
    if let old, old.alignment != alignment { align(widget.children) }
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.axis = .horizontal
    return environment
  }

  func place(_ widgets: [Widget], in widget: Box, replacing placed: [Widget]) {
    widget.splice(widgets, replacing: placed)
    align(widgets)
  }

  private func align(_ widgets: [Widget]) {
    for widget in widgets {
      widget.valign = widget.expands(.vertical) ? .fill : alignment.align
    }
  }
}
