import Gtk

/// One of two views, which is the result of an `if`-`else` or a `switch` in a view builder.
public enum ConditionalContent<First: View, Second: View>: View, TitleSource {
  /// This view has no body.
  public typealias Body = Never

  /// The view of the first branch of an `if`-`else`, or of a case in the first half of a `switch`.
  case first(First)
  /// The view of the `else` branch, or of a case in the second half of a `switch`.
  case second(Second)

  /// Creates a node whose child is the node of the current view. If the other view becomes the
  /// current view, the child is replaced, and its state is discarded.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ConditionalNode(self, context)
  }

  /// Returns the title that the current view sets, or `nil`.
  func pageTitle(in environment: EnvironmentValues) -> String? {
    switch self {
    case .first(let view): view.findTitle(in: environment)
    case .second(let view): view.findTitle(in: environment)
    }
  }
}

private final class ConditionalNode<First: View, Second: View>: Node<
  ConditionalContent<First, Second>
>, StructuralNode
{
  private enum Branch {
    case first(Node<First>)
    case second(Node<Second>)

    var node: AnyNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var branch: Branch?
  private var replacement: ChildTransition?

  override init(_ view: ConditionalContent<First, Second>, _ context: NodeContext) {
    super.init(view, context)
    branch = makeBranch()
  }

  override var widgets: [Widget] {
    replacement?.widgets(of: branch?.node) ?? branch?.node.widgets ?? []
  }

  override var declaredTransition: AnyTransition? { branch?.node.declaredTransition }

  override var childArrangement: ChildArrangement {
    parent?.childArrangement ?? .withoutTransitions
  }

  override var isReusable: Bool { hasReusableContent && replacement?.isRunning != true }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let branch {
      body(branch.node)
    }
  }

  override func findTitle(
    of view: ConditionalContent<First, Second>,
    in environment: EnvironmentValues
  ) -> String? {
    switch (branch, view) {
    case (.first(let node), .first(let view)): node.findTitle(of: view, in: environment)
    case (.second(let node), .second(let view)): node.findTitle(of: view, in: environment)
    default: view.findTitle(in: environment)
    }
  }

  override func viewDidUpdate(from old: ConditionalContent<First, Second>) {
    switch (branch, view) {
    case (.first(let node), .first(let view)):
      node.update(view, environment)
    case (.second(let node), .second(let view)):
      node.update(view, environment)
    default:
      replaceBranch()
    }
  }

  private func replaceBranch() {
    let old = branch
    let new = makeBranch()
    replacement = .replacing(old?.node, with: new.node, in: self, environment, after: replacement) {
      [weak self] in
      if self?.replacement?.isEmpty == true { self?.replacement = nil }
      self?.notifyParent(of: .widgets)
    }
    branch = new
    notifyParent(of: .widgets)
    replacement?.start()
    // The old node is dismantled last, because its widgets must not change before the container
    // has removed the widgets.
    old?.node.dismantle()
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { replacement?.childDidChange(branch?.node) }
    super.contentDidChange(aspect)
  }

  override func didFreeze() { replacement?.finish() }

  override func willDismantle() { replacement?.end() }

  private func makeBranch() -> Branch {
    switch view {
    case .first(let view): .first(view.makeNode(childContext()))
    case .second(let view): .second(view.makeNode(childContext()))
    }
  }
}
