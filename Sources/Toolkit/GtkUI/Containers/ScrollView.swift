import Gtk

/// Shows as much of its content as there is room for, and scrolls to the rest.
///
/// Across the direction in which it scrolls, the content is as large as the view.
///
/// **Shortcuts.** What has the focus is kept in view; Page Up and Down scroll by what can be seen.
public struct ScrollView<Content: View>: ContainerView {
  let axes: Axis.Set
  let content: Content

  /// - Parameters:
  ///   - axes: The directions in which it scrolls.
  ///   - content: What it shows; several views one below the other.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  func makeWidget(_ node: ContainerNode<Self>) -> ScrolledWindow { ScrolledWindow() }

  func updateWidget(_ widget: ScrolledWindow, from old: Self?, _ environment: EnvironmentValues) {
    guard old?.axes != axes else { return }
    widget.policy = (
      axes.contains(.horizontal) ? .automatic : .never,
      axes.contains(.vertical) ? .automatic : .never
    )
    widget.givesNaturalWidth = axes.contains(.horizontal)
    widget.hexpand = true
    // One that scrolls sideways only is as high as its content.
    widget.vexpand = axes != .horizontal
  }

  func makeSlot(in widget: ScrolledWindow) -> Bin {
    let bin = Bin()
    widget.child = bin
    widget.givesNaturalWidth = axes.contains(.horizontal)
    return bin
  }
}
