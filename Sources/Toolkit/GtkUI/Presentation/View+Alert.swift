import Gtk

extension View {
  /// Shows an alert while there is content for it.
  ///
  /// - Parameters:
  ///   - content: What it says; `nil` while there is none.
  ///   - id: Tells one alert from the next: another id shows another alert.
  ///   - onDismiss: The alert was answered by Escape or by closing it. Like the buttons this only
  ///     asks: the alert leaves when its content does.
  package func alert(
    _ content: AlertContent?,
    id: AnyHashable?,
    onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    AlertPresenter(alert: content, id: id, onDismiss: onDismiss, content: self)
  }
}

private struct AlertPresenter<Content: View>: View {
  typealias Body = Never

  let alert: AlertContent?
  let id: AnyHashable?
  let onDismiss: @MainActor () -> Void
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    AlertNode(self, context)
  }

  func findTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: environment)
  }
}

private final class AlertNode<Content: View>: Node<AlertPresenter<Content>> {
  private var child: Node<Content>?
  private var dialog: AlertDialog?

  override init(_ view: AlertPresenter<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = view.content.makeNode(childContext())
    // What is covered asks nothing; it is asked again when it is shown again.
    page?.follow(self) { [weak self] in
      if let self { UpdateScheduler.shared.insert(self) }
    }
    refresh()
  }

  override var widgets: [Widget] { child?.widgets ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child {
      body(child)
    }
  }

  override func findTitle(of view: AlertPresenter<Content>, in environment: EnvironmentValues)
    -> String?
  {
    child?.findTitle(of: view.content, in: environment)
  }

  override func viewDidUpdate(from old: AlertPresenter<Content>) {
    child?.update(view.content, environment)
    if view.id != old.id {
      close()
    }
    refresh()
  }

  /// Shows what there is to show by now.
  override func refresh() {
    guard let alert = view.alert, page?.isAsleep != true else { return close() }
    guard dialog == nil else { return }
    dialog = AlertDialog(alert, above: environment.window?.window) { [weak self] answer in
      guard let self, phase == .active else { return }
      switch answer {
      case .button(let action): action()
      case .dismiss: view.onDismiss()
      }
    }
  }

  override func didBeginLeaving() {
    close()
  }

  override func willDismantle() {
    page?.unfollow(self)
    close()
  }

  private func close() {
    dialog?.close()
    dialog = nil
  }
}
