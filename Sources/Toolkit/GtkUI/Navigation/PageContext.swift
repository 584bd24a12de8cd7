import Gtk

/// A page of a navigation stack, as the nodes on the page use it.
@MainActor
final class PageContext {
  /// The title of the page, which is also its name for screen readers.
  var title: String? { titles.value }

  /// The subtitle, which is shown below the title.
  var subtitle: String? { subtitles.value }

  /// The items of the page in the header, from start to end.
  var toolbar: [HeaderItem] { toolbars.values.flatMap { $0 } }

  /// Whether the page has no back button.
  var hidesBackButton: Bool { backButtonHiding.value ?? false }

  /// Called when the title has changed.
  var onTitleChange: @MainActor () -> Void = {}
  var onSubtitleChange: @MainActor () -> Void = {}
  var onToolbarChange: @MainActor () -> Void = {}
  var onBackButtonChange: @MainActor () -> Void = {}
  /// Called when the destinations that the page presents have changed.
  var onDestinationsChange: @MainActor () -> Void = {}
  /// Called when the types for which the page declares pages have changed.
  var onRegistrationsChange: @MainActor () -> Void = {}
  /// Called when ``needsUpdates`` has changed.
  var onNeedsChange: @MainActor () -> Void = {}

  /// Whether the page is covered, or is on a covered page.
  var isAsleep: Bool { isCovered || outer?.isAsleep == true }

  /// Whether the page is the top page. It is neither covered, nor about to be covered, nor on a
  /// page that is.
  var isOnTop: Bool { !isCovered && !givesWay && outer?.isOnTop != false }

  /// Whether another page is replacing this page.
  var givesWay = false

  /// Whether the nodes on the page aren't refreshed, because the page is invisible. They are
  /// refreshed when the page is revealed.
  var defersRefresh: Bool { isCovered && !needsUpdates || outer?.defersRefresh == true }

  /// Whether a visible page depends on the views of this page, so that this page is updated even
  /// while it is covered.
  var needsUpdates: Bool { needs > 0 }

  /// The page that contains the navigation stack of this page, if navigation stacks are nested.
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

  /// Forgets the refresh of a node that was refreshed in another way, or was dismantled.
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

  /// Calls `action` whenever the page was covered or revealed. Actions are called in the order in
  /// which they were added.
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

  /// Updates the page even while it is covered, until ``needNoMore()`` is called.
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

  /// Sets or removes the title that a view sets for the page. The title of the outermost view is
  /// used or, at the same depth, the title of the view that has set its title first.
  /// ``View/findTitle(in:)`` is meant to return the same title.
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
