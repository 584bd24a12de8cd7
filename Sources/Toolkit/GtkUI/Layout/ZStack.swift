import Gtk

/// A stack of overlapping views, the first at the bottom.
///
/// The natural width of the stack is the width of its widest view, and the natural height is the
/// height of its highest view. If a view expands, such as a `ScrollView` or a `Color`, the stack
/// also expands, and the view has the size of the stack.
public struct ZStack<Content: View>: ContainerView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The position of the views that are smaller than the stack.
  ///   - content: The views, from the bottom to the top.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  var childArrangement: ChildArrangement { .overlapping }

  func isReusable(_ widget: Overlay, _ slot: Overlay) -> Bool { true }

  // All views are overlays of an empty child. GTK determines from the child whether the overlay
  // expands, so `place` sets the expansion of the child.
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
