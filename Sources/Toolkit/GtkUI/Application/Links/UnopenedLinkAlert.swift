import Foundation
import Gtk

/// An alert which reports that no program could open a link.
@MainActor
final class UnopenedLinkAlert {
  private var host: AlertHost?
  private var node: AnyNode?

  static func show(_ url: URL, above context: WindowContext?) {
    // The closures retain the alert until the alert is closed.
    let alert = UnopenedLinkAlert()
    let kind = AlertKind(title: ToolkitWord.couldNotOpenLink.text, isAnsweredByActions: false)
    let host = AlertHost(kind, in: context) { alert.close() }
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
    host.onDestroy = { alert.close() }
    host.show()
  }

  private func close() {
    let (host, node) = (host, node)
    self.host = nil
    self.node = nil
    node?.dismantle()
    host?.destroy()
  }
}
