import Gtk

/// A page of a navigation stack, as the nodes on it see it.
@MainActor
final class PageContext {
  /// What the page is called, and what it says of itself when it is spoken.
  private(set) var title: String?

  /// Called when the title has changed.
  var onTitleChange: @MainActor () -> Void = {}

  /// Whether the page is covered. Then nothing on it is evaluated; what has changed is made up for
  /// when it is shown again.
  private(set) var isAsleep = false

  private var titles: [(node: ObjectIdentifier, title: String)] = []
  private var deferred: [ObjectIdentifier: AnyNode] = [:]

  func deferRefresh(of node: AnyNode) {
    deferred[ObjectIdentifier(node)] = node
  }

  func sleep() {
    isAsleep = true
  }

  func wake() {
    isAsleep = false
    let deferred = deferred.values
    self.deferred = [:]
    for node in deferred {
      UpdateScheduler.shared.insert(node)
    }
  }

  /// Takes the title that a view on the page gives it. The outermost, which comes last, counts.
  func setTitle(_ title: String?, from node: AnyNode) {
    titles.removeAll { $0.node == ObjectIdentifier(node) }
    if let title {
      titles.append((ObjectIdentifier(node), title))
    }
    let title = titles.last?.title
    guard title != self.title else { return }
    self.title = title
    onTitleChange()
  }
}
