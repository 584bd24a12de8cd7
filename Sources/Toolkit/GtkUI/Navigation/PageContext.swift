import Gtk

/// A page of a navigation stack, as the nodes on it see it.
@MainActor
final class PageContext {
  /// What the page is called, and what it says of itself when it is spoken.
  private(set) var title: String?

  /// Called when the title has changed.
  var onTitleChange: @MainActor () -> Void = {}

  /// Whether the page is covered, or is on one that is. Then nothing on it is evaluated; what has
  /// changed is made up for when it is shown again.
  var isAsleep: Bool { isCovered || outer?.isAsleep == true }

  /// The page that this one is on, where navigation stacks are nested.
  private let outer: PageContext?

  private var isCovered = false
  private var titles: [(node: ObjectIdentifier, depth: Int, title: String)] = []
  private var deferred: [ObjectIdentifier: AnyNode] = [:]
  private var followers: [ObjectIdentifier: (order: Int, action: @MainActor () -> Void)] = [:]
  private var followerCount = 0

  init(on outer: PageContext?) {
    self.outer = outer
    outer?.follow(self) { [weak self] in self?.announce() }
  }

  isolated deinit {
    outer?.unfollow(self)
  }

  func deferRefresh(of node: AnyNode) {
    deferred[ObjectIdentifier(node)] = node
  }

  /// The node was refreshed in another way, or is gone.
  func forgetRefresh(of node: AnyNode) {
    deferred.removeValue(forKey: ObjectIdentifier(node))
  }

  func sleep() {
    guard !isCovered else { return }
    isCovered = true
    announce()
  }

  func wake() {
    guard isCovered else { return }
    isCovered = false
    announce()
  }

  /// Calls `action` whenever the page has been covered or is to be seen again; those who asked first
  /// are told first.
  func follow(_ follower: AnyObject, _ action: @escaping @MainActor () -> Void) {
    followerCount += 1
    followers[ObjectIdentifier(follower)] = (followerCount, action)
  }

  func unfollow(_ follower: AnyObject) {
    followers.removeValue(forKey: ObjectIdentifier(follower))
  }

  private func announce() {
    if !isAsleep {
      let deferred = deferred.values
      self.deferred = [:]
      for node in deferred {
        UpdateScheduler.shared.insert(node)
      }
    }
    for follower in followers.values.sorted(by: { $0.order < $1.order }) {
      follower.action()
    }
  }

  /// Takes the title that a view on the page gives it, or takes it back. The outermost counts, and
  /// of several beside each other the first: as ``View/findTitle(in:)`` has it.
  func setTitle(_ title: String?, from node: AnyNode) {
    let index = titles.firstIndex { $0.node == ObjectIdentifier(node) }
    switch (index, title) {
    case (let index?, let title?): titles[index].title = title
    case (let index?, nil): titles.remove(at: index)
    case (nil, let title?): titles.append((ObjectIdentifier(node), node.depth, title))
    case (nil, nil): break
    }
    let title = titles.min { $0.depth < $1.depth }?.title
    guard title != self.title else { return }
    self.title = title
    onTitleChange()
  }
}
