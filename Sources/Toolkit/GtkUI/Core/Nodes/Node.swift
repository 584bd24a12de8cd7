/// The retained counterpart of a view of a known type.
@MainActor
public class Node<V: View>: AnyNode {
  /// The current value of the view. Signal handlers read it when they are called, so they aren't
  /// connected again when the view changes.
  public private(set) final var view: V
  /// The values that the view reads from its ancestors, as of the last update.
  public private(set) final var environment: EnvironmentValues

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    self.environment = context.environment
    super.init(context)
    followDirection()
  }

  /// Updates the node with another value of the view. Does nothing after the node was frozen.
  final func update(_ view: V, _ environment: EnvironmentValues) {
    guard phase == .active else { return }
    let old = self.view
    self.view = view
    self.environment = environment
    followDirection()
    viewDidUpdate(from: old)
  }

  /// Applies the layout direction of the environment to the widgets. Parents are updated before
  /// their children: the widgets of a parent can contain the widgets of its children, which may
  /// override the direction.
  private func followDirection() {
    guard environment.ownLayoutDirection != nil else { return }
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      directedWidgets.forEach { environment.applyDirection(to: $0) }
    }
  }

  /// A node without a class of its own, such as the node of an `EmptyView`, retains nothing.
  override var isReusable: Bool { type(of: self) == Node<V>.self }

  func viewDidUpdate(from old: V) {}

  /// Returns the title that the node would have if it were updated with `view`, including the state
  /// of the node. Doesn't change the node: the back menu also lists covered pages.
  func findTitle(of view: V, in environment: EnvironmentValues) -> String? {
    view.findTitle(in: environment)
  }

  /// Returns the context with which a child is created.
  final func childContext() -> NodeContext {
    NodeContext(parent: self, environment: environment, scope: scope)
  }
}
