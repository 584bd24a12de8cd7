import Gtk
import Observation

/// The node of a view that has a body: the only place where the code of views runs.
final class ComposedNode<V: View>: Node<V> {
  private var content: Node<V.Body>?
  private let tracking = TrackingToken()
  private var evaluation = 0

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    DynamicProperties.install(in: view, previous: nil, environment: environment)
    // Made outside the tracked closure: what children read is theirs to observe.
    content = evaluate().makeNode(childContext())
  }

  override var widgets: [Widget] { content?.widgets ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func viewDidUpdate(from old: V) {
    DynamicProperties.install(in: view, previous: old, environment: environment)
    refresh()
  }

  override func refresh() {
    guard phase == .active else { return }
    content?.update(evaluate(), environment)
  }

  override func willDismantle() {
    evaluation += 1
    tracking.cancel()
    DynamicProperties.remove(from: view)
  }

  private func evaluate() -> V.Body {
    evaluation += 1
    let evaluation = evaluation
    tracking.cancel()
    BodyCount.shared.evaluated(V.self)
    return withObservationTracking {
      tracking.read()
      return view.body
    } onChange: { [weak self] in
      UpdateScheduler.invalidate(self) { $0.evaluation == evaluation }
    }
  }
}

/// Ends an observation that is no longer wanted.
///
/// `withObservationTracking` can't be cancelled, and what it registered would pile up where the
/// parent makes the view anew time and again. So each evaluation reads this token as well: changing
/// it fires the registration, which ends it. Whoever hears of that recognises it as outdated.
@MainActor
private final class TrackingToken: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void = ()
  private var isRead = false

  func read() {
    isRead = true
    registrar.access(self, keyPath: \.value)
  }

  func cancel() {
    guard isRead else { return }
    isRead = false
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}
