import Gtk

/// A modification of the widgets of a view.
@MainActor
public protocol WidgetModifier {
  /// Whether `apply(to:from:)` overwrites everything that an older modifier has set on a widget, so
  /// that the widget of a list row can be reused for another row. The default is `false`.
  static var isReusable: Bool { get }

  /// Sets the properties of a widget that differ from `old`, or all properties if `old` is `nil`.
  func apply(to widget: Widget, from old: Self?)
}

extension WidgetModifier {
  /// Whether the widget of a list row can be reused for another row. By default, it isn't reused.
  public static var isReusable: Bool { false }
}

/// A view with a modifier. The modifier has no widget of its own.
public struct ModifiedContent<Content: View, Modifier: WidgetModifier>: WrapperView {
  let content: Content
  let modifier: Modifier

  /// Creates a node that applies the modifier to the widgets of the content, and to widgets that
  /// are added to the content later.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ModifierNode(self, context)
  }
}

extension View {
  /// Applies a modifier to each widget of the view. If the view has no widgets, nothing happens.
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

  /// Always `false`, because the modifier would not apply to rows that are created later.
  override var isStructure: Bool { false }

  override var isReusable: Bool { Modifier.isReusable && hasReusableContent }

  override func viewDidUpdate(from old: ModifiedContent<Content, Modifier>) {
    let known = modified
    super.viewDidUpdate(from: old)
    // Everything was already set on a widget that the update of the content has created.
    for widget in widgets where known.contains(ObjectIdentifier(widget)) {
      view.modifier.apply(to: widget, from: old.modifier)
    }
    modified = Set(widgets.map(ObjectIdentifier.init))
  }

  override func childWidgetsDidChange() {
    apply(from: view.modifier)
    super.childWidgetsDidChange()
  }

  /// Sets everything on new widgets, and the properties that differ on all others.
  private func apply(from old: Modifier?) {
    let widgets = widgets
    for widget in widgets {
      let isNew = !modified.contains(ObjectIdentifier(widget))
      view.modifier.apply(to: widget, from: isNew ? nil : old)
    }
    modified = Set(widgets.map(ObjectIdentifier.init))
  }
}
