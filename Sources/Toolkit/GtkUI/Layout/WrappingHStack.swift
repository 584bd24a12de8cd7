import Gtk

/// A row of views that is continued in further lines if the width is insufficient for all views.
///
/// ```swift
/// WrappingHStack(spacing: 18) {
///   Text("Sum: 42")
///   Text("Timers running: 1")
/// }
/// ```
///
/// A child has its natural width, unless the available width is smaller.
package struct WrappingHStack<Content: View>: ContainerView {
  let spacing: Int
  let lineSpacing: Int
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - spacing: The pixels between the children of a line.
  ///   - lineSpacing: The pixels between lines.
  ///   - content: The children, in reading order.
  package init(
    spacing: Double = 6,
    lineSpacing: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.spacing = Int(pixels: spacing)
    self.lineSpacing = Int(pixels: lineSpacing)
    self.content = content()
  }

  func makeWidget(_ node: ContainerNode<Self>) -> WrappingBox { WrappingBox() }

  func updateWidget(_ widget: WrappingBox, from old: Self?, _ environment: EnvironmentValues) {
    widget.spacing = spacing
    widget.lineSpacing = lineSpacing
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.axis = .horizontal
    return environment
  }

  func place(_ widgets: [Widget], in slot: WrappingBox, replacing placed: [Widget]) {
    slot.splice(widgets, replacing: placed)
    for widget in widgets {
      widget.valign = .center
      (widget.principal as? Gtk.Label)?.xalign = 0
    }
  }
}
