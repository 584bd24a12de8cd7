import Gtk
import IssueReporting

/// The node of a view that has a body. The node evaluates the body. A body is also evaluated to
/// find the title of a page that isn't shown.
final class ComposedNode<V: View>: Node<V>, StructuralNode {
  private var content: Node<V.Body>?
  private let tracking = Tracking()
  /// Whether the view may have properties with objects that the view observes.
  private let mayHaveObjects = DynamicProperties.mayHaveObjects(V.self)
  /// The environment in which the body was last evaluated.
  private var evaluated: EnvironmentValues

  override init(_ view: V, _ context: NodeContext) {
    evaluated = context.environment
    super.init(view, context)
    DynamicProperties.install(in: view, previous: nil, environment: environment)
    // The child is created outside the tracked closure, because a node itself observes the values
    // that the node reads.
    content = evaluate(.first)?.makeNode(childContext())
  }

  override var widgets: [Widget] { content?.widgets ?? [] }

  override var declaredTransition: AnyTransition? { content?.declaredTransition }

  override var childArrangement: ChildArrangement {
    parent?.childArrangement ?? .withoutTransitions
  }

  override var isReusable: Bool { !DynamicProperties.exist(in: view) && hasReusableContent }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func findTitle(of view: V, in environment: EnvironmentValues) -> String? {
    environment.titleProbe?.retain(view)
    DynamicProperties.install(in: view, previous: self.view, environment: environment)
    guard DynamicProperties.missingObject(of: view) == nil else { return nil }
    return content?.findTitle(of: view.body, in: environment)
  }

  override func viewDidUpdate(from old: V) {
    // The same view in the same environment has the same body, and the values that the body has
    // read are observed.
    if environment.skipsIdenticalViews, environment.isIdentical(to: evaluated),
      StructuralEquality.isIdentical(view, old)
    {
      return
    }
    evaluated = environment
    DynamicProperties.install(in: view, previous: old, environment: environment)
    refresh(.update)
  }

  override func refresh() { refresh(.observed) }

  private func refresh(_ cause: EvaluationCause) {
    guard phase == .active else { return }
    // A refresh includes all earlier changes, so a scheduled refresh is no longer necessary.
    cancelRefreshes()
    guard let body = evaluate(cause) else { return }
    if let content {
      content.update(body, environment)
    } else {
      content = body.makeNode(childContext())
      notifyParent(of: .widgets)
    }
  }

  override func willDismantle() {
    cancelRefreshes()
    tracking.cancel()
    DynamicProperties.remove(from: view)
  }

  /// Evaluates the body. Returns `nil` if the body can't be evaluated, because an object is missing
  /// in the environment.
  private func evaluate(_ cause: EvaluationCause) -> V.Body? {
    if mayHaveObjects, let missing = DynamicProperties.missingObject(of: view) {
      if cause == .first { reportMissingObject(missing) }
      return nil
    }
    BodyCount.shared.evaluated(V.self)
    return tracking.track {
      if mayHaveObjects { DynamicProperties.accessObjects(of: view) }
      return EvaluationCause.with(cause) { view.body }
    } onChange: { [weak self] evaluation in
      UpdateScheduler.invalidate(self) { $0.tracking.isCurrent(evaluation) }
    }
  }

  private func reportMissingObject(_ type: Any.Type) {
    reportIssue(
      """
      The view '\(V.self)' reads a '\(type)' from the environment, but no ancestor of the view has \
      set a '\(type)'.

      The view shows nothing. Set the object on an ancestor with '.environmentObject(_:)'. A sheet \
      or a page has the environment of the view that presents it.
      """
    )
  }

  private func cancelRefreshes() {
    UpdateScheduler.shared.remove(self)
    scope?.cancelRefresh(of: self)
  }
}
