import Gtk

/// The node of a navigation container.
///
/// The widget holds the page that is to be seen and, while it moves, the one that leaves; all others
/// are kept aside, so that a push costs the same at any depth.
final class NavigationNode<IDs: RandomAccessCollection, Root: View, Destination: View>: Node<
  NavigationContainer<IDs, Root, Destination>
>
where IDs.Element: Hashable {
  typealias ID = IDs.Element

  private let stack = Stack()
  private var path: IDs
  private var root: NavigationPage<Root>?
  private var pages: [ID: NavigationPage<Deferred<Destination>>] = [:]
  private var departing: DepartingPage?
  private let backButton = BackButton()

  override init(_ view: NavigationContainer<IDs, Root, Destination>, _ context: NodeContext) {
    path = view.ids
    super.init(view, context)
    stack.hexpand = true
    stack.vexpand = true
    stack.transitionDuration = .milliseconds(200)
    stack.onTransitionRunningChanged { [weak self] in self?.transitionRunningDidChange() }
    backButton.delegate = self
    BackTriggers.add(to: stack) { [weak self] in self?.requestPop() ?? false }
    let page = page(at: path.count)
    stack.add(page.widget)
    stack.visibleChild = page.widget
    topDidChange()
    environment.window?.onBackControlChange(backButton.widget)
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
    root?.update(view.root, environment)
    for (id, page) in pages {
      page.update(content(id), environment)
    }
    reconcile()
  }

  override func willDismantle() {
    departing?.finish(in: stack)
    departing = nil
    backButton.close()
    environment.window?.onBackControlChange(nil)
  }

  // MARK: Pages

  /// The page at a depth, made if it has not been: 0 is the root.
  private func page(at depth: Int) -> any AnyNavigationPage {
    guard depth > 0 else { return rootPage() }
    let id = id(at: depth)
    if let page = pages[id] { return page }
    let page = NavigationPage(content(id), parent: self, environment: environment)
    page.context.onTitleChange = { [weak self, weak page] in
      page?.describe()
      self?.titleDidChange(of: page)
    }
    pages[id] = page
    return page
  }

  private func rootPage() -> any AnyNavigationPage {
    if let root { return root }
    let page = NavigationPage(view.root, parent: self, environment: environment)
    page.context.onTitleChange = { [weak self, weak page] in
      page?.describe()
      self?.titleDidChange(of: page)
    }
    root = page
    return page
  }

  private func content(_ id: ID) -> Deferred<Destination> {
    Deferred { [destination = view.destination] in destination(id) }
  }

  private func id(at depth: Int) -> ID {
    path[path.index(path.startIndex, offsetBy: depth - 1)]
  }

  /// The page at a depth, if it has been made.
  private func madePage(at depth: Int) -> (any AnyNavigationPage)? {
    depth == 0 ? root : pages[id(at: depth)]
  }

  // MARK: Movement

  /// Brings the widgets in line with the ids, with one movement at most.
  private func reconcile() {
    let old = path
    let plan = NavigationPlan(from: old, to: view.ids)
    if plan == .stay {
      path = view.ids
      dismantlePages(leaving: old, except: nil)
      pathDidChange()
      return
    }
    // A movement that is under way ends on the spot.
    departing?.finish(in: stack)
    departing = nil

    let leaving = page(at: old.count)
    let hadFocus = leaving.rememberFocus(of: environment.window?.window)
    path = view.ids
    let isKept = old.isEmpty || old.last.map { id in path.contains(id) } ?? false
    dismantlePages(leaving: old, except: isKept ? nil : old.last)

    let arriving = page(at: path.count)
    arriving.wake()
    move(from: leaving, isKept: isKept, to: arriving, plan: plan)
    if !isKept, let id = old.last {
      pages[id] = nil
    }
    if hadFocus {
      arriving.takeFocus()
    }
    topDidChange()
  }

  private func move(
    from leaving: any AnyNavigationPage,
    isKept: Bool,
    to arriving: any AnyNavigationPage,
    plan: NavigationPlan
  ) {
    departing = DepartingPage(leaving, isKept: isKept)
    stack.transition = transition(for: plan)
    stack.add(arriving.widget)
    stack.visibleChild = arriving.widget
    if !stack.isTransitionRunning {
      departing?.finish(in: stack)
      departing = nil
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
    guard !stack.isTransitionRunning, let departing else { return }
    self.departing = nil
    departing.finish(in: stack)
  }

  /// Takes the pages apart that are no longer on the path.
  private func dismantlePages(leaving old: IDs, except kept: ID?) {
    guard pages.count > 1 || path.isEmpty || old.count > path.count else { return }
    let remaining = Set(path)
    for id in pages.keys where !remaining.contains(id) && id != kept {
      pages.removeValue(forKey: id)?.anyNode.dismantle()
    }
  }

  // MARK: Titles

  private func topDidChange() {
    environment.window?.onTitleChange(page(at: path.count).context.title ?? "")
    pathDidChange()
  }

  private func pathDidChange() {
    backButton.widget.isVisible = !path.isEmpty
    backButton.screensDidChange()
  }

  private func titleDidChange(of page: (any AnyNavigationPage)?) {
    guard let page else { return }
    if madePage(at: path.count) === page {
      environment.window?.onTitleChange(page.context.title ?? "")
    } else {
      backButton.titlesDidChange()
    }
  }

  // MARK: Ways back

  /// Asks for the top page to be left. Says whether there is one to leave.
  private func requestPop() -> Bool {
    guard phase == .active, let id = path.last else { return false }
    if view.canPop() {
      view.onPop(id)
    }
    return true
  }
}

extension NavigationNode: BackButtonDelegate {
  var screenCount: Int { path.count }

  func backButtonWasClicked() {
    _ = requestPop()
  }

  /// Screens are counted from the nearest below the top to the root.
  func screenID(at index: Int) -> AnyHashable? {
    let depth = path.count - 1 - index
    guard depth >= 0, index >= 0 else { return nil }
    return depth == 0 ? AnyHashable(RootID()) : AnyHashable(id(at: depth))
  }

  func titleOfScreen(at index: Int, probe: TitleProbe) -> String {
    var environment = environment
    environment.titleProbe = probe
    let depth = path.count - 1 - index
    guard depth >= 0, index >= 0 else { return "" }
    if depth == 0 {
      return view.root.findTitle(in: environment) ?? ""
    }
    return content(id(at: depth)).findTitle(in: environment) ?? ""
  }

  func screenWasChosen(_ screen: AnyHashable) {
    guard phase == .active, view.canPop() else { return }
    if screen == AnyHashable(RootID()) {
      if let first = path.first {
        view.onPop(first)
      }
      return
    }
    // A screen that has vanished since the menu was opened is passed over.
    guard let index = path.firstIndex(where: { AnyHashable($0) == screen }) else { return }
    let next = path.index(after: index)
    if next < path.endIndex {
      view.onPop(path[next])
    }
  }

  private struct RootID: Hashable {}
}
