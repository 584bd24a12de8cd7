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

private struct AlertPresenter<Content: View>: WrapperView {
  let alert: AlertContent?
  let id: AnyHashable?
  let onDismiss: @MainActor () -> Void
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    AlertNode(self, context)
  }
}

private final class AlertNode<Content: View>: WrapperNode<AlertPresenter<Content>> {
  private var dialog: AlertDialog?

  override init(_ view: AlertPresenter<Content>, _ context: NodeContext) {
    super.init(view, context)
    // What is covered asks nothing; it is asked again when it is shown again.
    page?.follow(self) { [weak self] in
      if let self { UpdateScheduler.shared.insert(self) }
    }
    refresh()
  }

  override func viewDidUpdate(from old: AlertPresenter<Content>) {
    super.viewDidUpdate(from: old)
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
