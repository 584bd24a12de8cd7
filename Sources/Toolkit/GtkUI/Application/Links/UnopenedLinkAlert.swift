import Foundation
import Gtk

/// An alert which reports that no program could open a link.
@MainActor
final class UnopenedLinkAlert: AnyPresentation {
  private weak var context: WindowContext?
  private var host: AlertHost?
  private var node: AnyNode?

  private init(above context: WindowContext?) {
    self.context = context
  }

  static func show(_ url: URL, above context: WindowContext?, _ placement: DialogPlacement) {
    // The closures retain the alert until the alert is closed.
    let alert = UnopenedLinkAlert(above: context)
    let kind = AlertKind(title: ToolkitWord.couldNotOpenLink.text, isAnsweredByActions: false)
    let host = AlertHost(kind, in: context, placement) { alert.close() }
    let body = AlertBody(
      title: kind.title,
      implicitAnswer: .acknowledge,
      actions: Deferred { EmptyView() },
      message: Deferred { Text(ToolkitWord.noAppForLink.text(url.absoluteString)) }
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
  }

  func requestDismissalOfTop() {
    close()
  }

  private func close() {
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
