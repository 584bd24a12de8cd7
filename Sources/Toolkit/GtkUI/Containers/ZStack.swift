import Gtk

/// Views on top of each other, the first at the bottom.
///
/// It is as large as the largest of them. With one that takes all the room there is, such as a
/// `ScrollView` or a `Color`, it does so too; they are as large as it.
public struct ZStack<Content: View>: ContainerView {
  let alignment: Alignment
  let content: Content

  /// - Parameters:
  ///   - alignment: Where those are that are smaller than the whole.
  ///   - content: The views, from the bottom to the top.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func isReusable(_ widget: Overlay, _ slot: Overlay) -> Bool { true }

  // An overlay takes the room that its child would take, and asks none of those on top of it.
  func makeWidget(_ node: ContainerNode<Self>) -> Overlay { Overlay(child: Bin()) }

  func updateWidget(_ widget: Overlay, from old: Self?, _ environment: EnvironmentValues) {
    guard let old, old.alignment != alignment else { return }
    let base = widget.child
    widget.children.filter { $0 !== base }.forEach(alignment.align)
  }

  func place(_ widgets: [Widget], in slot: Overlay, replacing placed: [Widget]) {
    slot.splice(widgets, replacing: placed)
    for widget in widgets {
      slot.setMeasures(widget, true)
      alignment.align(widget)
    }
    guard let base = slot.child else { return }
    base.hexpand = widgets.contains { $0.expands(.horizontal) }
    base.vexpand = widgets.contains { $0.expands(.vertical) }
  }
}
