import Gtk

/// A container that scrolls its content.
///
/// Perpendicular to the scroll direction, the content has the size of the view.
///
/// **Shortcuts.** A widget that receives the focus is scrolled into view. Page Up and Page Down
/// scroll by about the height of the visible area.
public struct ScrollView<Content: View>: ContainerView {
  let axes: Axis.Set
  let content: Content

  /// Creates a container that scrolls.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the view scrolls.
  ///   - content: The content. Several views form a column.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  func makeWidget(_ node: ContainerNode<Self>) -> ScrolledWindow { ScrolledWindow() }

  func updateWidget(_ widget: ScrolledWindow, from old: Self?, _ environment: EnvironmentValues) {
    let isMeasured = environment.scrolledContentIsMeasured
    if widget.propagatesNaturalHeight != isMeasured { widget.propagatesNaturalHeight = isMeasured }
    guard old?.axes != axes else { return }
    widget.policy = (
      axes.contains(.horizontal) ? .automatic : .never,
      axes.contains(.vertical) ? .automatic : .never
    )
    widget.allocatesNaturalWidth = axes.contains(.horizontal)
    widget.hexpand = true
    // A view that scrolls only horizontally does not expand vertically.
    widget.vexpand = axes != .horizontal
  }

  func makeSlot(in widget: ScrolledWindow) -> Bin {
    let bin = Bin()
    widget.child = bin
    widget.allocatesNaturalWidth = axes.contains(.horizontal)
    return bin
  }
}
