import Gtk

/// A view of any type, for where the type isn't known before the program runs.
///
/// ```swift
/// let pages: [AnyView] = [AnyView(Text("Hello")), AnyView(ProgressView())]
/// ```
///
/// A view of the same type as before updates what is there; one of another type replaces it, with
/// its state. Prefer `if` and `switch` where they do.
public struct AnyView: View {
  public typealias Body = Never

  fileprivate let erased: any ErasedView

  /// A view that is one already isn't wrapped again.
  public init<Content: View>(_ view: Content) {
    erased = (view as? AnyView)?.erased ?? Erased(content: view)
  }

  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    AnyViewNode(self, context)
  }

  public func findTitle(in environment: EnvironmentValues) -> String? {
    erased.findTitle(in: environment)
  }
}

/// What is known of a view whose type isn't.
@MainActor
private protocol ErasedView {
  func makeNode(_ context: NodeContext) -> AnyNode

  /// Says whether the node is one of the view's type, which then has taken it over.
  func update(_ node: AnyNode, _ environment: EnvironmentValues) -> Bool

  func findTitle(in environment: EnvironmentValues) -> String?

  func findTitle(with node: AnyNode?, in environment: EnvironmentValues) -> String?
}

private struct Erased<Content: View>: ErasedView {
  let content: Content

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

private final class AnyViewNode: Node<AnyView> {
  private var child: AnyNode?

  override init(_ view: AnyView, _ context: NodeContext) {
    super.init(view, context)
    child = view.erased.makeNode(childContext())
  }

  override var widgets: [Widget] { child?.widgets ?? [] }

  override var isStructure: Bool { true }

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
    childWidgetsDidChange()
    // Once the container has let go of its widgets: they are not to change while still shown.
    old?.dismantle()
  }
}
