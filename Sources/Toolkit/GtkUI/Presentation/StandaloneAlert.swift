import Gtk

/// An alert that no view presents, such as a question of the toolkit itself. The alert retains
/// itself while it is shown.
@MainActor
final class StandaloneAlert: AnyPresentation {
  private weak var context: WindowContext?
  private var host: AlertHost?
  private var node: AnyNode?

  private init(above context: WindowContext?) {
    self.context = context
  }

  /// Shows an alert.
  ///
  /// - Parameters:
  ///   - title: The title, which is usually a question.
  ///   - message: The text below the title.
  ///   - answer: The answer of Escape.
  ///   - context: The context of the window that the alert blocks.
  ///   - placement: Where the alert is shown.
  ///   - actions: The answers, which are buttons. An answer closes the alert.
  ///
  /// - Returns: The alert, with which the caller can close the alert.
  @discardableResult
  static func show<Actions: View>(
    _ title: String,
    message: String,
    implicitAnswer answer: ImplicitAnswer,
    above context: WindowContext?,
    _ placement: DialogPlacement,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> StandaloneAlert {
    // The closures retain the alert until the alert is closed.
    let alert = StandaloneAlert(above: context)
    let kind = AlertKind(title: title, isAnsweredByActions: false)
    let host = AlertHost(kind, in: context, placement) { alert.close() }
    let body = AlertBody(
      title: title,
      implicitAnswer: answer,
      actions: Deferred(content: actions),
      message: Deferred { Text(message) }
    )
    let environment = host.contentEnvironment(EnvironmentValues())
    alert.host = host
    alert.node = RootNode(
      body,
      NodeContext(parent: nil, environment: environment, scope: nil),
      in: host.slot
    )
    host.onDestroy = { alert.destroy() }
    context?.willShow(alert)
    host.show()
    return alert
  }

  func requestDismissalOfTop() {
    if host?.cancel() != true { close() }
  }

  /// Closes the alert without an answer.
  func close() {
    guard let host, let node, node.phase == .active else { return }
    node.freeze()
    host.beginDismissal { [self] in destroy() }
    context?.didHide(self, in: host)
  }

  private func destroy() {
    let (host, node) = (host, node)
    self.host = nil
    self.node = nil
    node?.dismantle()
    host?.destroy()
  }
}
