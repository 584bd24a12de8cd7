import Gtk

/// A view with a content and without a widget of its own. For example, such a view changes the
/// environment of its content, or modifies the widgets of the content.
@MainActor
protocol WrapperView: View, TitleSource where Body == Never {
  associatedtype Content: View

  var content: Content { get }

  /// Returns the environment of the content.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues
}

extension WrapperView {
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

  /// Creates a node that resolves to the widgets of the content.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    WrapperNode(self, context)
  }

  /// Returns the title that the content sets, or `nil`.
  func pageTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: contentEnvironment(environment))
  }
}

/// The node of a ``WrapperView``. A subclass can observe the content or modify its widgets.
class WrapperNode<V: WrapperView>: Node<V>, StructuralNode {
  private(set) final var child: Node<V.Content>?

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    var childContext = childContext()
    childContext.environment = view.contentEnvironment(environment)
    child = view.content.makeNode(childContext)
  }

  override var widgets: [Widget] { child?.widgets ?? [] }

  override var declaredTransition: AnyTransition? { child?.declaredTransition }

  override var childArrangement: ChildArrangement {
    parent?.childArrangement ?? .withoutTransitions
  }

  var isDividedIntoRows: Bool { true }

  var hasOwnWidgets: Bool { false }

  /// By default `false` for a subclass, because a subclass may retain a value that belongs to the
  /// row.
  override var isReusable: Bool { type(of: self) == WrapperNode<V>.self && hasReusableContent }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child {
      body(child)
    }
  }

  override func findTitle(of view: V, in environment: EnvironmentValues) -> String? {
    child?.findTitle(of: view.content, in: view.contentEnvironment(environment))
  }

  /// Updates the content. Subclasses call `super` before or after their own updates.
  override func viewDidUpdate(from old: V) {
    child?.update(view.content, view.contentEnvironment(environment))
  }
}
