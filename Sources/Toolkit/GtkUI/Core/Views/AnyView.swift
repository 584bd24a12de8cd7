import Gtk

/// A type-erased view, for code in which the type of the view isn't known at compile time.
///
/// ```swift
/// let pages: [AnyView] = [AnyView(Text("Hello")), AnyView(ProgressView())]
/// ```
///
/// A view of the same type as before updates the node. A view of another type replaces the node and
/// discards the state of the previous view. Prefer `if` and `switch`, because both preserve the
/// types of the views.
public struct AnyView: View, TitleSource {
  /// This view has no body.
  public typealias Body = Never

  fileprivate let erased: any ErasedView

  /// Creates a type-erased view.
  ///
  /// - Parameter view: The view. An `AnyView` isn't wrapped again.
  public init<Content: View>(_ view: Content) {
    erased = (view as? AnyView)?.erased ?? Erased(content: view)
  }

  /// Creates a type-erased view, like ``init(_:)``.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// The wrapped view.
  var content: any View { erased.view }

  /// Creates a node whose child is the node of the wrapped view.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    AnyViewNode(self, context)
  }

  /// Returns the title that the wrapped view sets, or `nil`.
  func pageTitle(in environment: EnvironmentValues) -> String? {
    erased.findTitle(in: environment)
  }
}

/// The operations on a view whose type is erased.
@MainActor
private protocol ErasedView {
  var view: any View { get }

  func makeNode(_ context: NodeContext) -> AnyNode

  /// Updates `node` if `node` is the node of a view of this type. Returns whether `node` was
  /// updated.
  func update(_ node: AnyNode, _ environment: EnvironmentValues) -> Bool

  func findTitle(in environment: EnvironmentValues) -> String?

  func findTitle(with node: AnyNode?, in environment: EnvironmentValues) -> String?
}

private struct Erased<Content: View>: ErasedView {
  let content: Content

  var view: any View { content }

  func makeNode(_ context: NodeContext) -> AnyNode { content.makeNode(context) }

  func update(_ node: AnyNode, _ environment: EnvironmentValues) -> Bool {
    guard let node = node as? Node<Content> else { return false }
    node.update(content, environment)
    return true
  }

  func findTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: environment)
  }

  func findTitle(with node: AnyNode?, in environment: EnvironmentValues) -> String? {
    guard let node = node as? Node<Content> else { return findTitle(in: environment) }
    return node.findTitle(of: content, in: environment)
  }
}

private final class AnyViewNode: Node<AnyView>, StructuralNode {
  private var child: AnyNode?

  override init(_ view: AnyView, _ context: NodeContext) {
    super.init(view, context)
    child = view.erased.makeNode(childContext())
  }

  override var widgets: [Widget] { child?.widgets ?? [] }

  override var declaredTransition: AnyTransition? { child?.declaredTransition }

  override var childArrangement: ChildArrangement {
    parent?.childArrangement ?? .withoutTransitions
  }

  override var isReusable: Bool { hasReusableContent }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child {
      body(child)
    }
  }

  override func findTitle(of view: AnyView, in environment: EnvironmentValues) -> String? {
    view.erased.findTitle(with: child, in: environment)
  }

  override func viewDidUpdate(from old: AnyView) {
    if let child, view.erased.update(child, environment) { return }
    let old = child
    child = view.erased.makeNode(childContext())
    notifyParent(of: .widgets)
    // The old node is dismantled last, because its widgets must not change before the container has
    // removed the widgets.
    old?.dismantle()
  }
}
