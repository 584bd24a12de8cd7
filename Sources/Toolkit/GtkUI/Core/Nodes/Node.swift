/// The retained counterpart of a view of a known type.
@MainActor
public class Node<V: View>: AnyNode {
  /// The current value of the view. Signal handlers read this property, so that the handlers
  /// needn't be connected again when the view changes.
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

  /// Applies the layout direction of the environment to the widgets, after the update. The
  /// direction of a parent is applied first, because the widgets of the parent can contain the
  /// widgets of a child that overrides the direction.
  private func followDirection() {
    guard environment.ownLayoutDirection != nil else { return }
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      let widgets = (self as? any DirectedNode)?.directedWidgets ?? ownWidgets
      widgets.forEach { environment.applyDirection(to: $0) }
    }
  }

  /// By default, `true` only for a direct instance of `Node`, such as the node of an `EmptyView`.
  /// Such a node retains nothing.
  override var isReusable: Bool { type(of: self) == Node<V>.self }

  func viewDidUpdate(from old: V) {}

  /// Returns the title that the node would set after an update with `view`, with the state of the
  /// node. Doesn't update the node. This method returns the titles of covered pages, whose nodes
  /// are not updated.
  func findTitle(of view: V, in environment: EnvironmentValues) -> String? {
    view.findTitle(in: environment)
  }

  /// Returns the context for the creation of a child.
  final func childContext() -> NodeContext {
    NodeContext(parent: self, environment: environment, scope: scope)
  }
}
