/// The nodes that are hosted in the widget of a `GtkWidgetView`, one node for each ``ViewHost``.
///
/// The hosted nodes are children of the node of the `GtkWidgetView`. The hosted nodes are refreshed
/// after their ancestors, are not refreshed while their page is covered, and are dismantled with
/// their parent.
@MainActor
final class ViewHosts {
  private struct Host {
    weak var node: AnyNode?
  }

  /// The hosted nodes of the widget that is being created or updated, or `nil`.
  private(set) static var current: ViewHosts?

  /// The node of the `GtkWidgetView`.
  private(set) weak var parent: AnyNode?
  private var hosts: [Host] = []
  private var updates: [@MainActor () -> Void] = []
  private var defersUpdates = false

  /// Calls `body`, and registers the node of each ``ViewHost`` that `body` creates as a child of
  /// `parent`. Returns the result of `body`.
  func collect<Result>(under parent: AnyNode, _ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    self.parent = parent
    defer { Self.current = outer }
    return body()
  }

  /// Calls `body`, which updates the widget of `parent`. Updates of hosted views are deferred until
  /// ``performUpdates()``, so that `parent` does not observe the values that the hosted views read.
  func collectUpdates(under parent: AnyNode, _ body: () -> Void) {
    defersUpdates = true
    defer { defersUpdates = false }
    collect(under: parent, body)
  }

  /// Performs the updates of hosted views that `collectUpdates` has deferred.
  func performUpdates() {
    let updates = updates
    self.updates = []
    for update in updates {
      update()
    }
  }

  /// Performs the update of a hosted view, or defers the update if the widget is being updated.
  static func perform(_ update: @escaping @MainActor () -> Void) {
    if let current, current.defersUpdates {
      current.updates.append(update)
    } else {
      update()
    }
  }

  func insert(_ node: AnyNode) {
    hosts.removeAll { $0.node == nil }
    hosts.append(Host(node: node))
  }

  func forEachNode(_ body: (AnyNode) -> Void) {
    for host in hosts {
      if let node = host.node {
        body(node)
      }
    }
  }
}
