import Gtk

/// A column of views.
///
/// A child that has room to give away, such as a `Spacer`, takes what the column has; the others are
/// as large as they want to be.
public struct VStack<Content: View>: ContainerView {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// - Parameters:
  ///   - alignment: Where children that don't fill the column are.
  ///   - spacing: The pixels between children.
  ///   - content: The children, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Int = 6,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeWidget() -> Box {
    Box(orientation: .vertical)
  }

  func updateWidget(_ widget: Box, from old: Self?) {
    if old?.spacing != spacing { widget.spacing = spacing }
    if let old, old.alignment != alignment { align(widget.children) }
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.axis = .vertical
    return environment
  }

  func place(_ widgets: [Widget], in widget: Box, replacing placed: [Widget]) {
    widget.splice(widgets, replacing: placed)
    align(widgets)
  }

  private func align(_ widgets: [Widget]) {
    for widget in widgets {
      widget.halign = widget.expands(.horizontal) ? .fill : alignment.align
    }
  }
}
