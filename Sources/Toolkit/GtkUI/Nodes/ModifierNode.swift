import Gtk

/// Something that is done to the widgets of a view.
@MainActor
public protocol WidgetModifier {
  /// Sets what differs from `old` on one of the widgets; everything if `old` is `nil`.
  func apply(to widget: Widget, from old: Self?)
}

/// A view with a modifier. There is no widget for the modifier itself.
public struct ModifiedContent<Content: View, Modifier: WidgetModifier>: WrapperView {
  let content: Content
  let modifier: Modifier

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ModifierNode(self, context)
  }
}

extension View {
  public func modifier<Modifier: WidgetModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

private final class ModifierNode<Content: View, Modifier: WidgetModifier>: WrapperNode<
  ModifiedContent<Content, Modifier>
>
{
  private var modified: Set<ObjectIdentifier> = []

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    super.init(view, context)
    apply(from: nil)
  }

  /// What it does to widgets it would not do to those of rows that are made later.
  override var isStructure: Bool { false }

  override var isReusable: Bool { hasReusableContent }

  override func viewDidUpdate(from old: ModifiedContent<Content, Modifier>) {
    super.viewDidUpdate(from: old)
    apply(from: old.modifier)
  }

  override func childWidgetsDidChange() {
    apply(from: view.modifier)
    super.childWidgetsDidChange()
  }

  /// A widget that has come since is given everything, the others what differs.
  private func apply(from old: Modifier?) {
    let widgets = widgets
    for widget in widgets {
      let isNew = !modified.contains(ObjectIdentifier(widget))
      view.modifier.apply(to: widget, from: isNew ? nil : old)
    }
    modified = Set(widgets.map(ObjectIdentifier.init))
  }
}
