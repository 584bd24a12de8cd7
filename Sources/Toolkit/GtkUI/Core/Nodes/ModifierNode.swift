import Gtk

/// A modification of the widgets of a view.
@MainActor
public protocol WidgetModifier {
  /// Whether the widget of a list row can be reused for another row. A widget can be reused if
  /// `apply(to:from:)` overwrites everything that an older modifier has set. The default is
  /// `false`.
  static var isReusable: Bool { get }

  /// Sets the properties of a widget that differ from `old`, or all properties if `old` is `nil`.
  func apply(to widget: Widget, from old: Self?)
}

extension WidgetModifier {
  /// The default value `false`: the widget of a list row isn't reused for another row.
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
  /// Applies a modifier to each widget of the view.
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

  /// `false`, so that a list shows this node as one row. If the list divided the content into rows,
  /// this node could not apply the modifier to the rows that the list creates later.
  override var isDividedIntoRows: Bool { false }

  override var isReusable: Bool { Modifier.isReusable && hasReusableContent }

  override func viewDidUpdate(from old: ModifiedContent<Content, Modifier>) {
    let known = modified
    super.viewDidUpdate(from: old)
    // All properties were already set on a widget that the update of the content has created.
    let widgets = widgets.compactMap(\.modifiedWidget)
    for widget in widgets where known.contains(ObjectIdentifier(widget)) {
      view.modifier.apply(to: widget, from: old.modifier)
    }
    modified = Set(widgets.map(ObjectIdentifier.init))
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { apply(from: view.modifier) }
    super.contentDidChange(aspect)
  }

  /// Sets all properties of each new widget. Of every other widget, sets only the properties that
  /// differ from `old`.
  private func apply(from old: Modifier?) {
    let widgets = widgets.compactMap(\.modifiedWidget)
    for widget in widgets {
      let isNew = !modified.contains(ObjectIdentifier(widget))
      view.modifier.apply(to: widget, from: isNew ? nil : old)
    }
    modified = Set(widgets.map(ObjectIdentifier.init))
  }
}
