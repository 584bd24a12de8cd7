import Gtk

/// Something that is done to the widgets of a view.
@MainActor
public protocol WidgetModifier {
  /// Whether `apply(to:from:)` leaves nothing of an older modifier in a widget, so that the widget of
  /// a list's row can be used for another row. By default it is `false`.
  static var isReusable: Bool { get }

  /// Sets what differs from `old` on one of the widgets; everything if `old` is `nil`.
  func apply(to widget: Widget, from old: Self?)
}

extension WidgetModifier {
  public static var isReusable: Bool { false }
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

  override var isReusable: Bool { Modifier.isReusable && hasReusableContent }

  override func viewDidUpdate(from old: ModifiedContent<Content, Modifier>) {
    let known = modified
    super.viewDidUpdate(from: old)
    // A widget that the update of the content has created received everything then.
    for widget in widgets where known.contains(ObjectIdentifier(widget)) {
      view.modifier.apply(to: widget, from: old.modifier)
    }
    modified = Set(widgets.map(ObjectIdentifier.init))
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
