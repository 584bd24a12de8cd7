import Gtk

/// Several consecutive views. The tuple has no widget of its own.
public struct TupleView<each Content: View>: View, TitleSource {
  /// This view has no body.
  public typealias Body = Never

  private let parts: Parts

  init(_ content: repeat each Content) {
    parts = Parts(repeat each content)
  }

  var content: (repeat each Content) { parts.content }

  /// The storage of the views, which all copies of the tuple share. Views are often copied, and a
  /// copy of a pack's tuple is slow, because the runtime looks up its type each time.
  private final class Parts {
    let content: (repeat each Content)

    init(_ content: repeat each Content) {
      self.content = (repeat each content)
    }
  }

  /// Creates a node with a child for each view, in order.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    TupleNode(self, context)
  }

  /// Returns the title of the first view that sets a title, or `nil`.
  func pageTitle(in environment: EnvironmentValues) -> String? {
    var title: String?
    for view in repeat each content {
      title = title ?? view.findTitle(in: environment)
    }
    return title
  }
}

// NB: The compiler does not support subclasses of a class with a parameter pack.
private final class TupleNode<each Content: View>: Node<TupleView<repeat each Content>>,
  StructuralNode
{
  private var children: (repeat Node<each Content>)?

  override init(_ view: TupleView<repeat each Content>, _ context: NodeContext) {
    super.init(view, context)
    children = (repeat (each view.content).makeNode(childContext()))
  }

  override var widgets: [Widget] {
    guard let children else { return [] }
    var widgets: [Widget] = []
    for child in repeat each children {
      widgets.append(contentsOf: child.widgets)
    }
    return widgets
  }

  override var childArrangement: ChildArrangement {
    parent?.childArrangement ?? .withoutTransitions
  }

  override var isReusable: Bool { hasReusableContent }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    guard let children else { return }
    for child in repeat each children {
      body(child)
    }
  }

  override func findTitle(
    of view: TupleView<repeat each Content>,
    in environment: EnvironmentValues
  ) -> String? {
    guard let children else { return nil }
    var title: String?
    for (child, view) in repeat (each children, each view.content) {
      title = title ?? child.findTitle(of: view, in: environment)
    }
    return title
  }

  override func viewDidUpdate(from old: TupleView<repeat each Content>) {
    guard let children else { return }
    for (child, view) in repeat (each children, each view.content) {
      child.update(view, environment)
    }
  }
}
