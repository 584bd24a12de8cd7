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
  private var replacement: ChildTransition?

  override init(_ view: Content?, _ context: NodeContext) {
    super.init(view, context)
    child = view?.makeNode(childContext())
  }

  override var widgets: [Widget] { replacement?.widgets(of: child) ?? child?.widgets ?? [] }

  override var declaredTransition: AnyTransition? { child?.declaredTransition }

  override var childArrangement: ChildArrangement {
    parent?.childArrangement ?? .withoutTransitions
  }

  override var isReusable: Bool { hasReusableContent && replacement?.isRunning != true }

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
      replaceChild(with: view.makeNode(childContext()))
    case (.some, nil):
      replaceChild(with: nil)
    }
  }

  private func replaceChild(with new: Node<Content>?) {
    let old = child
    replacement = .replacing(old, with: new, in: self, environment, after: replacement) {
      [weak self] in
      if self?.replacement?.isEmpty == true { self?.replacement = nil }
      self?.notifyParent(of: .widgets)
    }
    child = new
    notifyParent(of: .widgets)
    replacement?.start()
    // The old node is dismantled last, because its widgets must not change before the container
    // has removed the widgets.
    old?.dismantle()
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { replacement?.childDidChange(child) }
    super.contentDidChange(aspect)
  }

  override func didFreeze() { replacement?.finish() }

  override func willDismantle() { replacement?.end() }
}
