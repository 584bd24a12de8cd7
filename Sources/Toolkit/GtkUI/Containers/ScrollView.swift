import Gtk

/// Shows as much of its content as there is room for, and scrolls to the rest.
///
/// The content is as wide as the view; it scrolls from top to bottom.
public struct ScrollView<Content: View>: ContainerView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func makeWidget(_ node: ContainerNode<Self>) -> ScrolledWindow {
    let widget = ScrolledWindow()
    widget.policy = (.never, .automatic)
    widget.hexpand = true
    widget.vexpand = true
    return widget
  }

  func makeSlot(in widget: ScrolledWindow) -> Bin {
    let bin = Bin()
    widget.child = bin
    return bin
  }
}
