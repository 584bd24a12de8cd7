import Gtk

/// The node of a navigation container.
///
/// The widget holds the page that is to be seen and, while it moves, the one that leaves; all others
/// are kept aside, so that a push costs the same at any depth. A page that is kept aside takes over
/// what has changed when it is seen again, and not before.
final class NavigationNode<IDs: RandomAccessCollection, Root: View, Destination: View>: Node<
  NavigationContainer<IDs, Root, Destination>
>
where IDs.Element: Hashable {
  typealias ID = IDs.Element

  private(set) var path: IDs
  private let stack = Stack()
  private var root: NavigationPage<Root>?
  private var pages: [ID: NavigationPage<Deferred<Destination>>] = [:]
  private var departing: DepartingPage?
  let backButton = BackButton()

  override init(_ view: NavigationContainer<IDs, Root, Destination>, _ context: NodeContext) {
    path = view.ids
    super.init(view, context)
    stack.hexpand = true
    stack.vexpand = true
    stack.transitionDuration = .milliseconds(200)
    stack.onTransitionRunningChanged { [weak self] in self?.transitionRunningDidChange() }
    // Nothing moves where nobody sees it, and no transition would come to its end.
    stack.onUnmap { [weak self] in self?.finishDeparture() }
    backButton.delegate = self
    let page = page(at: path.count)
    stack.add(page.widget)
    stack.visibleChild = page.widget
    environment.window?.takeHeader(self, backControl: backButton.widget) { [weak self] in
      self?.requestPop() ?? false
    }
    topDidChange()
  }

  override var widgets: [Widget] { [stack] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let root {
      body(root.anyNode)
    }
    for page in pages.values {
      body(page.anyNode)
    }
  }

  override func viewDidUpdate(from old: NavigationContainer<IDs, Root, Destination>) {
    let old = path
    let plan = NavigationPlan(from: old, to: view.ids)
    if plan == .stay {
      path = view.ids
      dismantlePages(except: nil)
      updatePage(at: path.count)
      pathDidChange()
    } else {
      move(from: old, plan: plan)
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

  // MARK: Pages

  /// The page at a depth, made if it has not been: 0 is the root.
  private func page(at depth: Int) -> any AnyNavigationPage {
    if let page = madePage(at: depth) { return page }
    if depth == 0 {
      let page = NavigationPage(view.root, parent: self, environment: environment)
      root = page
      return following(page)
    } else {
      let id = id(at: depth)
      let page = NavigationPage(content(id), parent: self, environment: environment)
      pages[id] = page
      return following(page)
    }
  }

  private func following(_ page: any AnyNavigationPage) -> any AnyNavigationPage {
    page.context.onTitleChange = { [weak self, weak page] in
      page?.describe()
      self?.titleDidChange(of: page)
    }
    return page
  }

  /// The page at a depth, if it has been made.
  private func madePage(at depth: Int) -> (any AnyNavigationPage)? {
    depth == 0 ? root : pages[id(at: depth)]
  }

  private func updatePage(at depth: Int) {
    if depth == 0 {
      root?.update(view.root, environment)
    } else {
      let id = id(at: depth)
      pages[id]?.update(content(id), environment)
    }
  }

  func content(_ id: ID) -> Deferred<Destination> {
    Deferred { [destination = view.destination] in destination(id) }
  }

  func id(at depth: Int) -> ID {
    path[path.index(path.startIndex, offsetBy: depth - 1)]
  }

  /// The title of a page, made or not: 0 is the root.
  func findTitle(at depth: Int, in environment: EnvironmentValues) -> String? {
    guard depth > 0 else {
      return root.map { $0.findTitle(of: view.root, in: environment) }
        ?? view.root.findTitle(in: environment)
    }
    let id = id(at: depth)
    let content = content(id)
    return pages[id].map { $0.findTitle(of: content, in: environment) }
      ?? content.findTitle(in: environment)
  }

  /// Takes the pages apart that are no longer on the path.
  private func dismantlePages(except kept: ID?) {
    guard !pages.isEmpty else { return }
    let remaining = Set(path)
    for id in pages.keys where !remaining.contains(id) && id != kept {
      pages.removeValue(forKey: id)?.anyNode.dismantle()
    }
  }

  // MARK: Movement

  /// Brings the widgets in line with the ids, with one movement.
  private func move(from old: IDs, plan: NavigationPlan) {
    // A movement that is under way ends on the spot.
    finishDeparture()
    let leaving = page(at: old.count)
    let hadFocus = leaving.rememberFocus(of: environment.window?.window)
    path = view.ids
    let isKept = old.last.map { id in plan == .push || path.contains(id) } ?? true
    // Frozen before anything is made anew: the page keeps what it showed last.
    departing = DepartingPage(leaving, isKept: isKept)
    if plan != .push {
      dismantlePages(except: old.last)
    }
    if !isKept, let id = old.last {
      pages[id] = nil
    }
    let arriving = arrivingPage()
    stack.transition = transition(for: plan)
    stack.add(arriving.widget)
    stack.visibleChild = arriving.widget
    if hadFocus {
      giveFocus(to: arriving)
    }
    if !stack.isTransitionRunning {
      finishDeparture()
    }
    topDidChange()
  }

  /// GTK would leave the focus to a widget that isn't in the window any more, and 4.8 wouldn't let go
  /// of that.
  private func giveFocus(to page: any AnyNavigationPage) {
    if !page.takeFocus() {
      environment.window?.window?.focusWidget = nil
    }
  }

  private func arrivingPage() -> any AnyNavigationPage {
    guard let page = madePage(at: path.count) else { return page(at: path.count) }
    page.context.wake()
    updatePage(at: path.count)
    return page
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

  private func topDidChange() {
    environment.window?.setTitle(page(at: path.count).context.title ?? "", from: self)
    pathDidChange()
  }

  private func pathDidChange() {
    if path.isEmpty, let focus = environment.window?.window?.focusWidget,
      backButton.widget.contains(focus)
    {
      giveFocus(to: page(at: 0))
    }
    backButton.widget.isVisible = !path.isEmpty
    backButton.screensDidChange()
  }

  private func titleDidChange(of page: (any AnyNavigationPage)?) {
    guard let page, madePage(at: path.count) === page else { return }
    environment.window?.setTitle(page.context.title ?? "", from: self)
  }
}
