import Gtk
import IssueReporting

/// The node of a navigation container.
///
/// The widget holds the page that is to be seen and, while it moves, the one that leaves; all others
/// are kept aside, so that a push costs the same at any depth. A page that is kept aside takes over
/// what has changed when it is seen again, and not before, unless what is seen is made of it.
///
/// It knows which screens there are the moment that it is told, and freezes a page that is none any
/// more on the spot. What is shown follows when all that changes together has changed: one movement
/// for all of it.
final class NavigationNode<IDs: RandomAccessCollection, Root: View, Destination: View>: Node<
  NavigationContainer<IDs, Root, Destination>
>
where IDs.Element: Hashable {
  typealias ID = IDs.Element
  typealias Screen = NavigationScreen<ID>

  /// What there is to be shown.
  private(set) var screens: NavigationScreens<IDs>
  /// What is shown.
  var shownScreens: NavigationScreens<IDs>
  var shownPage: (any AnyNavigationPage)?
  var departing: DepartingPage?
  var isSettling = false
  var isSettleDue = false

  var pages = NavigationPages<ID, Root, Deferred<Destination>>()
  /// The nodes whose values no page knows yet.
  var unknown: [ObjectIdentifier: AnyNode] = [:]
  var isMissingTitleReported = false

  let stack = Stack()
  let backButton = BackButton()
  let context: NavigationContext

  override init(_ view: NavigationContainer<IDs, Root, Destination>, _ context: NodeContext) {
    screens = NavigationScreens(path: view.ids)
    shownScreens = screens
    self.context = NavigationContext(window: context.environment.window)
    super.init(view, context)
    self.context.host = self
    stack.hexpand = true
    stack.vexpand = true
    stack.transitionDuration = .milliseconds(200)
    stack.onTransitionRunningChanged { [weak self] in self?.transitionRunningDidChange() }
    // Nothing moves where nobody sees it, and no transition would come to its end.
    stack.onUnmap { [weak self] in
      self?.finishDeparture()
      self?.environment.window?.headerMayHaveChanged()
    }
    stack.onMap { [weak self] in
      guard let self, phase == .active else { return }
      environment.window?.didAppear(self)
    }
    backButton.delegate = self
    environment.window?.takeHeader(
      self,
      backControl: backButton.widget,
      isShown: { [weak self] in self?.isShown ?? false }
    ) { [weak self] in
      self?.requestPop() ?? false
    }
    let page = topPage()
    shownScreens = screens
    shownPage = page
    page.context.wake()
    stack.add(page.widget)
    stack.visibleChild = page.widget
    topDidChange()
  }

  override var widgets: [Widget] { [stack] }

  override var directedWidgets: [Widget] { [stack, backButton.widget] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    for page in pages.all {
      body(page.anyNode)
    }
    // What goes for good, and is still to be seen, is no longer among the pages.
    for page in [departing?.page, shownPage] {
      if let page, page.anyNode.phase == .leaving {
        body(page.anyNode)
      }
    }
  }

  override func viewDidUpdate(from old: NavigationContainer<IDs, Root, Destination>) {
    screensMayHaveChanged()
    for screen in pages.needed where screen != shownScreens.last {
      // An element that is the same may have another value by now.
      updatePage(of: screens.position(of: screen).map { screens[$0] } ?? screen)
    }
    // Where another comes to be on top, it is brought up to date when it does.
    if let top = screens.last, top == shownScreens.last {
      updatePage(of: top)
    }
  }

  override func didBeginLeaving() {
    backButton.dismantle()
    environment.window?.headerMayHaveChanged()
  }

  /// Whether the stack can be seen, as far as it is known: a page that is about to be covered can't.
  private var isShown: Bool { phase == .active && page?.isOnTop != false && stack.isMapped }

  override func willDismantle() {
    finishDeparture()
    backButton.dismantle()
    environment.window?.leaveHeader(self)
  }

  // MARK: Screens

  /// Finds out which screens there are by now. A page that is none any more changes no more: it shows
  /// what it did last for as long as it is seen.
  func screensMayHaveChanged() {
    let old = screens
    screens = NavigationScreens(path: view.ids, branches: branches(on: view.ids))
    settleLater()
    let gone: [any AnyNavigationPage]
    switch old.plan(to: screens) {
    case .push: return
    case .pop(let count): gone = pages.remove(old.suffix(count))
    case .stay, .replace: gone = pages.remove(others: screens)
    }
    for page in gone {
      if page === shownPage || page === departing?.page {
        page.anyNode.beginLeaving()
      } else {
        page.anyNode.dismantle()
      }
    }
  }

  private func branches(on path: IDs) -> [NavigationScreens<IDs>.Branch] {
    pages.presenting.compactMap { screen in
      let depth: Int
      switch screen {
      case .root:
        depth = 0
      case .element(let id):
        guard let index = path.firstIndex(of: id) else { return nil }
        depth = path.distance(from: path.startIndex, to: index) + 1
      case .destination:
        return nil
      }
      var branch = NavigationScreens<IDs>.Branch(depth: depth)
      addDestinations(of: screen, declarer: nil, to: &branch)
      return branch.destinations.isEmpty ? nil : branch
    }
    .sorted { $0.depth < $1.depth }
  }

  private func addDestinations(
    of screen: Screen,
    declarer: Int?,
    to branch: inout NavigationScreens<IDs>.Branch
  ) {
    for destination in pages[screen]?.context.destinations ?? [] {
      guard let number = destination.number else { continue }
      let place = branch.destinations.count
      branch.destinations.append(.init(number: number, declarer: declarer))
      addDestinations(of: .destination(number), declarer: place, to: &branch)
    }
  }
}
