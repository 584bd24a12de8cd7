import Gtk

/// The node of a view that has a body: the place where the code of views runs;
/// but for finding the title of a page that isn't shown, for which bodies are evaluated as well.
final class ComposedNode<V: View>: Node<V> {
  private var content: Node<V.Body>?
  private let tracking = Tracking()
  /// The environment that the body was evaluated in.
  private var evaluated: EnvironmentValues

  override init(_ view: V, _ context: NodeContext) {
    evaluated = context.environment
    super.init(view, context)
    DynamicProperties.install(in: view, previous: nil, environment: environment)
    // Made outside the tracked closure: what children read is theirs to observe.
    content = evaluate(.first).makeNode(childContext())
  }

  override var widgets: [Widget] { content?.widgets ?? [] }

  override var isStructure: Bool { true }

  override var isReusable: Bool { !DynamicProperties.exist(in: view) && hasReusableContent }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func findTitle(of view: V, in environment: EnvironmentValues) -> String? {
    environment.titleProbe?.keep(view)
    DynamicProperties.install(in: view, previous: self.view, environment: environment)
    return content?.findTitle(of: view.body, in: environment)
  }

  override func viewDidUpdate(from old: V) {
    // In a list, of which many rows are made anew at once, the same view in the same surroundings has
    // the same body; what it has read is observed.
    if environment.isInListRow, environment.isIdentical(to: evaluated),
      Sameness.isIdentical(view, old)
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
    // Whoever asks for it, this makes up for all that was announced until now.
    forgetAnnouncements()
    content?.update(evaluate(cause), environment)
  }

  override func willDismantle() {
    forgetAnnouncements()
    tracking.cancel()
    DynamicProperties.remove(from: view)
  }

  private func evaluate(_ cause: EvaluationCause) -> V.Body {
    BodyCount.shared.evaluated(V.self)
    return tracking.track {
      EvaluationCause.with(cause) { view.body }
    } onChange: { [weak self] evaluation in
      UpdateScheduler.invalidate(self) { $0.tracking.isCurrent(evaluation) }
    }
  }

  private func forgetAnnouncements() {
    UpdateScheduler.shared.remove(self)
    page?.forgetRefresh(of: self)
  }
}
