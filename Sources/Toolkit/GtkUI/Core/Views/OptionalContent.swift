import Gtk

extension Optional: View, TitleSource where Wrapped: View {
  /// This view has no body, because `makeNode(_:)` creates its node.
  public typealias Body = Never

  /// Creates a node, which has a child while the view isn't `nil`. The state of the child is
  /// discarded when the view becomes `nil`.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    OptionalNode(self, context)
  }

  /// Returns the title that the view sets, or `nil` if there is no view or no title.
  func pageTitle(in environment: EnvironmentValues) -> String? {
    flatMap { $0.findTitle(in: environment) }
  }
}

private final class OptionalNode<Content: View>: Node<Content?>, StructuralNode {
  private var child: Node<Content>?

  override init(_ view: Content?, _ context: NodeContext) {
    super.init(view, context)
    child = view?.makeNode(childContext())
  }

  override var widgets: [Widget] { child?.widgets ?? [] }

  override var isReusable: Bool { hasReusableContent }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child {
      body(child)
    }
  }

  override func findTitle(of view: Content?, in environment: EnvironmentValues) -> String? {
    guard let view else { return nil }
    return child?.findTitle(of: view, in: environment) ?? view.findTitle(in: environment)
  }

  override func viewDidUpdate(from old: Content?) {
    switch (child, view) {
    case (nil, nil):
      break
    case (let node?, let view?):
      node.update(view, environment)
    case (nil, let view?):
      child = view.makeNode(childContext())
      notifyParent(of: .widgets)
    case (let node?, nil):
      child = nil
      notifyParent(of: .widgets)
      node.dismantle()
    }
  }
}
