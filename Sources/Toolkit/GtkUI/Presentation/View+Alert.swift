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
    show(from: nil)
  }

  override var widgets: [Widget] { child?.widgets ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child {
      body(child)
    }
  }

  override func viewDidUpdate(from old: AlertPresenter<Content>) {
    child?.update(view.content, environment)
    show(from: old)
  }

  override func willDismantle() {
    dialog?.close()
    dialog = nil
  }

  private func show(from old: AlertPresenter<Content>?) {
    if dialog != nil, view.alert == nil || view.id != old?.id {
      dialog?.close()
      dialog = nil
    }
    guard dialog == nil, let alert = view.alert else { return }
    dialog = AlertDialog(alert, above: environment.window?.window) { [weak self] in
      guard let self, phase == .active else { return }
      view.onDismiss()
    }
  }
}
