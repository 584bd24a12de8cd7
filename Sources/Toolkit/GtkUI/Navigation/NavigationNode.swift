import Gtk
import IssueReporting

/// The node of a ``NavigationContainer``.
///
/// The widget contains only the top page and, during a transition, the page that is being hidden,
/// so a push has the same cost at any depth. Covered pages are retained outside the widget. A
/// covered page is not updated until it is revealed, unless a page above depends on its views.
///
/// The node updates its list of pages as soon as the view changes. Removed pages are dismantled
/// immediately, or frozen if they are visible. The widgets are updated once after several changes,
/// with one transition.
final class NavigationNode<IDs: RandomAccessCollection, Root: View, Destination: View>: Node<
  NavigationContainer<IDs, Root, Destination>
>, DirectedNode
where IDs.Element: Hashable {
  typealias ID = IDs.Element
  typealias Screen = NavigationScreen<ID>

  /// The identities of the pages that the state describes.
  private(set) var screens: NavigationScreens<IDs>
  /// The identities of the pages that the widgets show.
  var shownScreens: NavigationScreens<IDs>
  var shownPage: (any AnyNavigationPage)?
  var outgoingPage: OutgoingPage?
  var isUpdatingWidgets = false
  var isWidgetUpdateScheduled = false

  var pages = NavigationPages<ID, Root, Deferred<Destination>>()
  /// The nodes with values for whose types no page is declared yet.
  var unregistered: [ObjectIdentifier: AnyNode] = [:]
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
    // No transition runs in an invisible widget, so a running transition would never finish.
    stack.onUnmap { [weak self] in
      self?.finishTransition()
      self?.environment.window?.headerOwnerMayHaveChanged()
    }
    stack.onMap { [weak self] in
      guard let self, phase == .active else { return }
      environment.window?.didAppear(self)
    }
    backButton.delegate = self
    environment.window?.claimHeader(
      self,
      header,
      isShown: { [weak self] in self?.isShown ?? false }
    ) { [weak self] in
      self?.requestPop() ?? false
    }
    let page = topPage()
    shownScreens = screens
    shownPage = page
    page.context.reveal()
    stack.add(page.widget)
    stack.visibleChild = page.widget
    topDidChange()
  }

  override var widgets: [Widget] { [stack] }

  var directedWidgets: [Widget] { [stack, backButton.widget] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    for page in pages.all {
      body(page.anyNode)
    }
    // A removed page that is still visible is no longer in `pages`.
    for page in [outgoingPage?.page, shownPage] {
      if let page, page.anyNode.phase == .frozen {
        body(page.anyNode)
      }
    }
  }

  override func viewDidUpdate(from old: NavigationContainer<IDs, Root, Destination>) {
    screensMayHaveChanged()
    for screen in pages.needed where screen != shownScreens.last {
      // An element with the same identity may have a new value.
      updatePage(of: screens.position(of: screen).map { screens[$0] } ?? screen)
    }
    // If the top page changes, the new top page is updated when the widgets are updated.
    if let top = screens.last, top == shownScreens.last {
      updatePage(of: top)
    }
  }

  override func didFreeze() {
    backButton.dismantle()
    environment.window?.headerOwnerMayHaveChanged()
  }

  /// Whether the stack is visible. A stack on a page that a transition is hiding counts as
  /// invisible.
  private var isShown: Bool { phase == .active && page?.isOnTop != false && stack.isMapped }

  override func willDismantle() {
    finishTransition()
    backButton.dismantle()
    environment.window?.releaseHeader(self)
  }

  // MARK: Screens

  /// Updates the list of pages. A removed page is dismantled, or frozen if it is visible. A frozen
  /// page shows its last views.
  func screensMayHaveChanged() {
    let old = screens
    screens = NavigationScreens(path: view.ids, branches: branches(on: view.ids))
    scheduleWidgetUpdate()
    let removedPages: [any AnyNavigationPage]
    switch old.plan(to: screens) {
    case .push: return
    case .pop(let count): removedPages = pages.remove(old.suffix(count))
    case .stay, .replace: removedPages = pages.remove(others: screens)
    }
    for page in removedPages {
      if page === shownPage || page === outgoingPage?.page {
        page.anyNode.freeze()
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
