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
  private var shownScreens: NavigationScreens<IDs>
  private var shownPage: (any AnyNavigationPage)?
  private var departing: DepartingPage?
  private var isSettling = false
  private var isSettleDue = false

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
    stack.onUnmap { [weak self] in self?.finishDeparture() }
    backButton.delegate = self
    environment.window?.takeHeader(self, backControl: backButton.widget) { [weak self] in
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
      updatePage(of: screen)
    }
    // Where another comes to be on top, it is brought up to date when it does.
    if let top = shownScreens.last, top == screens.last {
      updatePage(of: top)
    }
  }

  override func didBeginLeaving() {
    backButton.dismantle()
  }

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

  // MARK: Movement

  private func settleLater() {
    guard !isSettling, !isSettleDue else { return }
    isSettleDue = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      isSettleDue = false
      if phase == .active {
        settle()
      }
    }
  }

  /// Brings the widgets in line with the screens, with one movement.
  private func settle() {
    guard shownPage?.anyNode.phase != .active || screens.last != shownScreens.last else {
      isSettling = true
      while makesDestination() {}
      isSettling = false
      shownScreens = screens
      return screensDidChange()
    }
    let arriving = topPage()
    let plan = shownScreens.plan(to: screens)
    shownScreens = screens
    guard let leaving = shownPage, arriving !== leaving else { return screensDidChange() }
    // A movement that is under way ends on the spot.
    finishDeparture()
    let hadFocus = leaving.rememberFocus(of: environment.window?.window)
    departing = DepartingPage(leaving)
    shownPage = arriving
    arriving.context.wake()
    stack.transition = transition(for: plan)
    stack.add(arriving.widget)
    stack.visibleChild = arriving.widget
    topDidChange()
    if hadFocus {
      giveFocus(to: arriving)
    }
    // Nor does the focus go where nothing can be used any more.
    leaving.widget.canFocus = false
    if !stack.isTransitionRunning {
      finishDeparture()
    }
  }

  /// The page on top, made or brought up to date. It may turn out to present another, which then is
  /// the one.
  private func topPage() -> any AnyNavigationPage {
    isSettling = true
    defer { isSettling = false }
    while true {
      let top = screens.last ?? .root
      let isNew = pages[top] == nil
      let page = page(of: top)
      if !isNew, page !== shownPage {
        updatePage(of: top)
      }
      if screens.last == top, !makesDestination() { return page }
    }
  }

  /// Makes the page of a destination that was never seen, if there is one: only then it is known what
  /// it presents in turn. Pages of the path are many, and have to be seen for that.
  private func makesDestination() -> Bool {
    let unmade = screens.branches.lazy.flatMap(\.destinations).map { Screen.destination($0.number) }
      .first { [pages] in pages[$0] == nil }
    guard let unmade, case .destination(let number) = unmade, destination(number) != nil else {
      return false
    }
    _ = page(of: unmade)
    return true
  }

  /// GTK would leave the focus to a widget that isn't in the window any more, and 4.8 wouldn't let go
  /// of that.
  private func giveFocus(to page: any AnyNavigationPage) {
    if !page.takeFocus() {
      environment.window?.window?.focusWidget = nil
    }
  }

  private func transition(for plan: NavigationPlan) -> Stack.Transition {
    guard stack.isMapped, Settings.default?.enablesAnimations ?? false else { return .none }
    return switch plan {
    // GTK mirrors them where text runs from right to left.
    case .push: .overLeft
    case .pop: .underRight
    case .stay, .replace: .none
    }
  }

  private func transitionRunningDidChange() {
    if !stack.isTransitionRunning {
      finishDeparture()
    }
  }

  private func finishDeparture() {
    guard let departing else { return }
    self.departing = nil
    departing.finish(in: stack)
  }

  // MARK: Header

  /// The page that is on top, as the header has it.
  private var topContext: PageContext? { shownPage?.context }

  private func topDidChange() {
    guard let page = shownPage else { return }
    page.describe(page.context.title ?? "")
    let window = environment.window
    window?.setTitle(page.context.title ?? "", from: self)
    window?.setSubtitle(page.context.subtitle ?? "", from: self)
    window?.setToolbar(page.context.toolbar, from: self)
    screensDidChange()
  }

  private func screensDidChange() {
    let isAtRoot = screens.count == 1
    if isAtRoot, let focus = environment.window?.window?.focusWidget,
      backButton.widget.contains(focus), let shownPage
    {
      giveFocus(to: shownPage)
    }
    backButton.widget.isVisible = !isAtRoot
    backButton.screensDidChange()
  }

  /// Has the node told what changes on a page.
  func connect(_ page: PageContext, of screen: Screen) {
    page.onTitleChange = { [weak self, weak page] in self?.titleDidChange(of: page) }
    page.onSubtitleChange = { [weak self, weak page] in
      guard let self, let page, topContext === page else { return }
      environment.window?.setSubtitle(page.subtitle ?? "", from: self)
    }
    page.onToolbarChange = { [weak self, weak page] in
      guard let self, let page, topContext === page, phase != .dismantled else { return }
      environment.window?.setToolbar(page.toolbar, from: self)
    }
    page.onDestinationsChange = { [weak self, weak page] in
      guard let self, let page, phase == .active else { return }
      pages.setPresenting(!page.destinations.isEmpty, screen)
      screensMayHaveChanged()
    }
    page.onRegistrationsChange = { [weak self] in self?.refreshUnknown() }
    page.onNeedsChange = { [weak self, weak page] in
      guard let self, let page else { return }
      pages.setNeeded(page.needsUpdates, screen)
    }
  }

  private func titleDidChange(of page: PageContext?) {
    guard let page, let shownPage, shownPage.context === page else { return }
    shownPage.describe(page.title ?? "")
    environment.window?.setTitle(page.title ?? "", from: self)
  }
}
