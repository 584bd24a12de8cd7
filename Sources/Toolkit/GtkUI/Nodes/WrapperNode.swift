import Gtk

/// A view around one other, without a widget of its own: it changes what its content finds around
/// it, watches it, or does something to its widgets.
@MainActor
protocol WrapperView: View where Body == Never {
  associatedtype Content: View

  var content: Content { get }

  /// What the content finds around it.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues
}

extension WrapperView {
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    WrapperNode(self, context)
  }

  public func findTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: contentEnvironment(environment))
  }
}

/// The node of a view around one other. Subclasses add what theirs is for.
class WrapperNode<V: WrapperView>: Node<V> {
  private(set) final var child: Node<V.Content>?

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    var childContext = childContext()
    childContext.environment = view.contentEnvironment(environment)
    child = view.content.makeNode(childContext)
  }

  override var widgets: [Widget] { child?.widgets ?? [] }

  override var isStructure: Bool { true }

  /// A subclass may retain something that belongs to the row.
  override var isReusable: Bool { type(of: self) == WrapperNode<V>.self && hasReusableContent }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child {
      body(child)
    }
  }

  override func findTitle(of view: V, in environment: EnvironmentValues) -> String? {
    child?.findTitle(of: view.content, in: view.contentEnvironment(environment))
  }

  /// Updates the content. Subclasses call it before what they do themselves, or after.
  override func viewDidUpdate(from old: V) {
    child?.update(view.content, view.contentEnvironment(environment))
  }
}

/// A node around one other, without a widget of its own.
@MainActor
protocol AnyWrapperNode: AnyNode {}

extension WrapperNode: AnyWrapperNode {}
