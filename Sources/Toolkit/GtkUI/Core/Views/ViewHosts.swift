/// The nodes of the views that ``ViewHost``s show in the widget of a `GtkWidgetView`.
///
/// The nodes are children of the node of the `GtkWidgetView`. So the nodes are refreshed after
/// their ancestors, are not refreshed while their page is covered, and are dismantled with their
/// parent.
@MainActor
final class ViewHosts {
  private struct Host {
    weak var node: AnyNode?
  }

  /// The hosts of the widget that is currently created or updated.
  private(set) static var current: ViewHosts?

  /// The node of the `GtkWidgetView`.
  private(set) weak var parent: AnyNode?
  private var hosts: [Host] = []
  private var updates: [@MainActor () -> Void] = []
  private var defersUpdates = false

  /// Calls `body`. A ``ViewHost`` that `body` creates shows its view in the widget of `parent`.
  func collect<Result>(under parent: AnyNode, _ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    self.parent = parent
    defer { Self.current = outer }
    return body()
  }

  /// Calls `body`, which updates the widget of `parent`. The parent doesn't observe the values that
  /// the hosted views read, because ``performUpdates()`` updates the views.
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

  /// Performs the update of a hosted view, or defers the update while the widget is updated.
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
