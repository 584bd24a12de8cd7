import Gtk

/// An alert that no view presents, such as a question of the toolkit itself. The alert retains
/// itself while it is shown.
@MainActor
final class StandaloneAlert: AnyPresentation {
  private weak var context: WindowContext?
  private var host: AlertHost?
  private var node: AnyNode?
  private var updateContent: @MainActor (EnvironmentValues) -> Void = { _ in }

  private init(above context: WindowContext?) {
    self.context = context
  }

  /// Shows an alert.
  ///
  /// - Parameters:
  ///   - title: The title, which is usually a question.
  ///   - message: The text below the title.
  ///   - answer: The answer of Escape.
  ///   - environment: The environment of the view for which the alert is shown. The alert blocks
  ///     the window of the view.
  ///   - actions: The answers, which are buttons. An answer closes the alert.
  ///
  /// - Returns: The alert, with which the caller can update and close the alert.
  @discardableResult
  static func show<Actions: View>(
    _ title: String,
    message: String,
    implicitAnswer answer: ImplicitAnswer,
    in environment: EnvironmentValues,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> StandaloneAlert {
    // The closures retain the alert until the alert is closed.
    let alert = StandaloneAlert(above: environment.window)
    let kind = AlertKind(title: title, isAnsweredByActions: false)
    let host = AlertHost(kind, in: environment.window, environment.placementOfDialogs) {
      alert.close()
    }
    let body = AlertBody(
      title: title,
      implicitAnswer: answer,
      actions: Deferred(content: actions),
      message: Deferred { Text(message) }
    )
    let dismiss = DismissAction { alert.close() }
    host.update(environment)
    let node = RootNode(
      body,
      NodeContext(
        parent: nil,
        environment: host.presentedEnvironment(in: environment, dismiss),
        scope: nil
      ),
      in: host.slot
    )
    alert.host = host
    alert.node = node
    alert.updateContent = { [weak node] environment in
      node?.update(body, host.presentedEnvironment(in: environment, dismiss))
    }
    host.onDestroy = { alert.destroy() }
    environment.window?.willShow(alert)
    host.show()
    return alert
  }

  /// Updates the alert with another environment of the view for which the alert is shown.
  func update(_ environment: EnvironmentValues) {
    host?.update(environment)
    updateContent(environment)
  }

  func requestDismissalOfTop() {
    if host?.cancel() != true { close() }
  }

  /// Closes the alert without an answer.
  func close() {
    guard let host, let node, node.phase == .active else { return }
    node.freeze()
    updateContent = { _ in }
    host.beginDismissal { [self] in destroy() }
    context?.didHide(self, in: host)
  }

  private func destroy() {
    let (host, node) = (host, node)
    self.host = nil
    self.node = nil
    updateContent = { _ in }
    node?.dismantle()
    host?.destroy()
  }
}
