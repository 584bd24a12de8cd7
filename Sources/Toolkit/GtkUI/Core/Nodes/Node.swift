/// The retained counterpart of a view of a known type.
@MainActor
public class Node<V: View>: AnyNode {
  /// The current value of the view. Signal handlers read this property, so that they needn't be
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

  /// Applies the layout direction of the environment to the widgets, after the update. Parents are
  /// updated first, because their widgets can contain the widgets of children that override the
  /// direction.
  private func followDirection() {
    guard environment.ownLayoutDirection != nil else { return }
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      let widgets = (self as? any DirectedNode)?.directedWidgets ?? ownWidgets
      widgets.forEach { environment.applyDirection(to: $0) }
    }
  }

  /// `true` only for a node without a subclass, such as the node of an `EmptyView`. Such a node
  /// retains nothing.
  override var isReusable: Bool { type(of: self) == Node<V>.self }

  func viewDidUpdate(from old: V) {}

  /// Returns the title that the node would have after an update with `view`, including the state of
  /// the node. Doesn't change the node. The back menu uses this method for covered pages, which are
  /// not updated.
  func findTitle(of view: V, in environment: EnvironmentValues) -> String? {
    view.findTitle(in: environment)
  }

  /// Returns the context for the creation of a child.
  final func childContext() -> NodeContext {
    NodeContext(parent: self, environment: environment, scope: scope)
  }
}
