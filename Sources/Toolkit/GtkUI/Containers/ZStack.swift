import Gtk

/// Views on top of each other, the first at the bottom.
///
/// It is as large as the largest of them; those that have room to give away, such as a `ScrollView`,
/// are as large as it.
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

  func makeWidget(_ node: ContainerNode<Self>) -> Overlay { Overlay() }

  func updateWidget(_ widget: Overlay, from old: Self?, _ environment: EnvironmentValues) {
    if let old, old.alignment != alignment { widget.children.forEach(alignment.align) }
  }

  func place(_ widgets: [Widget], in slot: Overlay, replacing placed: [Widget]) {
    slot.splice(widgets, replacing: placed)
    for widget in widgets {
      slot.setMeasures(widget, true)
      alignment.align(widget)
    }
  }
}
