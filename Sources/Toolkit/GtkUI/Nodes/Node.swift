/// What stands for a view of a known type.
@MainActor
public class Node<V: View>: AnyNode {
  /// The view as it was last made. Signal handlers read it when they fire, so that they needn't be
  /// connected again when it changes.
  public private(set) final var view: V
  public private(set) final var environment: EnvironmentValues

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    self.environment = context.environment
    super.init(context)
    followDirection()
  }

  /// Takes over a view made anew. On its way out a node takes nothing over.
  final func update(_ view: V, _ environment: EnvironmentValues) {
    guard phase == .active else { return }
    let old = self.view
    self.view = view
    self.environment = environment
    followDirection()
    viewDidUpdate(from: old)
  }

  /// Has the widgets run the way that a view around says. Parents come first: what they consist of is
  /// in their children, which may have it otherwise.
  private func followDirection() {
    guard environment.ownLayoutDirection != nil else { return }
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      directedWidgets.forEach { environment.applyDirection(to: $0) }
    }
  }

  /// A node without a class of its own, such as that of an `EmptyView`, retains nothing.
  override var isReusable: Bool { type(of: self) == Node<V>.self }

  func viewDidUpdate(from old: V) {}

  /// The title of a view that the node could be updated with, as it would be then: what belongs to
  /// the node, such as its state, counts. Changes nothing: a covered page has a row in the back menu.
  func findTitle(of view: V, in environment: EnvironmentValues) -> String? {
    view.findTitle(in: environment)
  }

  /// What a child is made with.
  final func childContext() -> NodeContext {
    NodeContext(parent: self, environment: environment, page: page)
  }
}
