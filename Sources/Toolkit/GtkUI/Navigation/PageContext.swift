import Gtk

/// A page of a navigation stack, as the nodes on it see it.
@MainActor
final class PageContext {
  /// What the page is called, and what it says of itself when it is spoken.
  var title: String? { titles.value }

  /// What is said below the title.
  var subtitle: String? { subtitles.value }

  /// What the page puts into the header, from its start to its end.
  var toolbar: [HeaderItem] { toolbars.values.flatMap { $0 } }

  /// Whether there is no back button on the page.
  var hidesBackButton: Bool { backButtonHiding.value ?? false }

  /// Called when the title has changed.
  var onTitleChange: @MainActor () -> Void = {}
  var onSubtitleChange: @MainActor () -> Void = {}
  var onToolbarChange: @MainActor () -> Void = {}
  var onBackButtonChange: @MainActor () -> Void = {}
  /// Called when other destinations are presented by the page than before.
  var onDestinationsChange: @MainActor () -> Void = {}
  /// Called when the page knows pages for other values than before.
  var onRegistrationsChange: @MainActor () -> Void = {}
  /// Called when ``needsUpdates`` has changed.
  var onNeedsChange: @MainActor () -> Void = {}

  /// Whether the page is covered, or is on one that is.
  var isAsleep: Bool { isCovered || outer?.isAsleep == true }

  /// Whether nothing on the page is evaluated, because nobody sees it; what has changed is made up
  /// for when it is shown again.
  var defersRefresh: Bool { isCovered && !needsUpdates || outer?.defersRefresh == true }

  /// Whether a page that can be seen is made of what this one says, so that it is kept up to date
  /// even while it is covered.
  var needsUpdates: Bool { needs > 0 }

  /// The page that this one is on, where navigation stacks are nested.
  private let outer: PageContext?

  private var isCovered = false
  private var needs = 0
  private var titles = PageAttribute<String>()
  private var subtitles = PageAttribute<String>()
  private var toolbars = PageAttribute<[HeaderItem]>()
  private var backButtonHiding = PageAttribute<Bool>()
  var gates = PageAttribute<BackGate>()
  var destinations: [any PresentedDestination] = []
  var registrations: [ObjectIdentifier: [any DestinationRegistration]] = [:]
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
    if !defersRefresh {
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

  /// Has the page kept up to date even while it is covered, until it is needed no more.
  func need() {
    needs += 1
    if needs == 1 {
      onNeedsChange()
      announce()
    }
  }

  func needNoMore() {
    needs -= 1
    if needs == 0 {
      onNeedsChange()
    }
  }

  /// Takes the title that a view on the page gives it, or takes it back. The outermost counts, and
  /// of several beside each other the first: as ``View/findTitle(in:)`` has it.
  func setTitle(_ title: String?, from node: AnyNode) {
    let old = self.title
    titles.set(title, from: node)
    if self.title != old {
      onTitleChange()
    }
  }

  func setSubtitle(_ subtitle: String?, from node: AnyNode) {
    let old = self.subtitle
    subtitles.set(subtitle, from: node)
    if self.subtitle != old {
      onSubtitleChange()
    }
  }

  func setToolbar(_ items: [HeaderItem]?, from node: AnyNode) {
    toolbars.set(items, from: node)
    onToolbarChange()
  }

  func setHidesBackButton(_ isHidden: Bool?, from node: AnyNode) {
    let old = hidesBackButton
    backButtonHiding.set(isHidden, from: node)
    if hidesBackButton != old {
      onBackButtonChange()
    }
  }
}
