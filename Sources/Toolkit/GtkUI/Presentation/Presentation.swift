import Gtk

/// The nodes of a presentation, and the host that shows the widgets of the nodes.
@MainActor
final class Presentation<Content: View>: AnyPresentation {
  /// The identity of the presentation. A different id is a different presentation.
  let id: AnyHashable
  let node: RootNode<Content>

  private let host: any PresentationHost
  private let page: PageContext
  private let outerContext: WindowContext?
  private let dismiss: DismissAction
  private var isShown = false

  /// - Parameters:
  ///   - content: The presented view.
  ///   - id: The identity of the presentation.
  ///   - host: The host whose slot contains the widgets of the content.
  ///   - parent: The node of the presenting view.
  ///   - environment: The environment of the presenting view.
  ///   - onRequest: Called to request the dismissal of the presentation.
  init(
    _ content: Content,
    id: AnyHashable,
    in host: any PresentationHost,
    parent: AnyNode,
    environment: EnvironmentValues,
    onRequest: @escaping @MainActor () -> Void
  ) {
    self.id = id
    self.host = host
    outerContext = environment.window
    dismiss = DismissAction(onRequest)
    page = PageContext(in: parent.page, isOnStack: false)
    host.update(environment)
    let environment = host.presentedEnvironment(in: environment, dismiss)
    node = RootNode(
      content,
      NodeContext(parent: parent, environment: environment, scope: page),
      in: host.slot
    )
    host.setTitle(title)
    page.onHeaderChange = { [weak self] in self?.titleDidChange() }
  }

  /// The title that the content sets, if any.
  private var title: String? {
    page.header.title.isEmpty ? nil : page.header.title
  }

  func update(_ content: Content, _ environment: EnvironmentValues, _ kind: PresentationKind) {
    host.update(environment)
    node.update(content, host.presentedEnvironment(in: environment, dismiss))
    host.update(kind)
  }

  /// Shows the presentation, unless it is already shown.
  func show() {
    guard !isShown else { return }
    isShown = true
    outerContext?.willShow(self)
    host.show()
  }

  /// Hides the presentation.
  func hide() {
    host.hide()
    didDisappear()
  }

  /// Freezes and dismisses the presentation. The presentations above this presentation are hidden
  /// first.
  func beginDismissal(completion: @escaping @MainActor () -> Void) {
    node.freeze()
    host.beginDismissal { [self] in
      node.dismantle()
      host.destroy()
      completion()
    }
    didDisappear()
  }

  func destroy() {
    host.destroy()
    didDisappear()
  }

  func anchorDidChange() {
    host.anchorDidChange()
  }

  func requestDismissalOfTop() {
    if host.context?.presentations.requestDismissal() != true, !host.cancel() {
      dismiss()
    }
  }

  private func didDisappear() {
    guard isShown else { return }
    isShown = false
    outerContext?.didHide(self, in: host)
  }

  private func titleDidChange() {
    host.setTitle(title)
  }
}
