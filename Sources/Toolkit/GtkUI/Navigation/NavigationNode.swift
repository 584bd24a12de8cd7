import Gtk
import IssueReporting

/// The node of a ``NavigationContainer``.
///
/// The widget contains only the top page and, during a transition, the page that is being hidden,
/// so a push has the same cost at any depth. Covered pages are retained outside the widget. A
/// covered page is not updated until the page is revealed, unless a page above depends on the views
/// of the covered page.
///
/// The node updates its list of pages as soon as the view changes. A removed page is dismantled
/// immediately, or frozen if the page is visible. After several changes, the widgets are updated
/// once, with at most one transition. ``NavigationStateMachine`` decides these steps, and the node
/// performs the steps.
final class NavigationNode<IDs: RandomAccessCollection, Root: View, Destination: View>: Node<
  NavigationContainer<IDs, Root, Destination>
>, DirectedNode
where IDs.Element: Hashable {
  typealias ID = IDs.Element
  typealias Screen = NavigationScreen<ID>

  private typealias Machine = NavigationStateMachine<IDs, any AnyNavigationPage>

  private var machine: Machine
  var pages = NavigationPages<ID, Root, Deferred<Destination>>()
  /// The nodes that have a value for whose type no page is declared yet.
  var unregistered: [ObjectIdentifier: AnyNode] = [:]
  var isMissingTitleReported = false

  let stack = Stack()
  let backButton = BackButton()
  let context: NavigationContext

  override init(_ view: NavigationContainer<IDs, Root, Destination>, _ context: NodeContext) {
    machine = NavigationStateMachine(NavigationScreens(path: view.ids))
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
    updateWidgets()
  }

  /// The identities of the pages that the state describes.
  var screens: NavigationScreens<IDs> { machine.screens }

  /// The page that the widgets show.
  var shownPage: (any AnyNavigationPage)? { machine.shownPage }

  override var widgets: [Widget] { [stack] }

  var directedWidgets: [Widget] { [stack, backButton.widget] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    for page in pages.all {
      body(page.anyNode)
    }
    // `pages` does not contain a removed page that is still visible.
    for page in machine.removedVisiblePages {
      body(page.anyNode)
    }
  }

  override func viewDidUpdate(from old: NavigationContainer<IDs, Root, Destination>) {
    screensMayHaveChanged()
    for screen in pages.needed where screen != machine.shownScreen {
      // An element with the same identity may have a new value.
      updatePage(of: screens.position(of: screen).map { screens[$0] } ?? screen)
    }
    // If the top page changes, the new top page is updated when the widgets are updated.
    if let top = screens.last, top == machine.shownScreen {
      updatePage(of: top)
    }
  }

  override func didFreeze() {
    markPagesRemoved()
    machine.didRemoveStack()
    backButton.dismantle()
    environment.tab?.setPushed(false, from: self)
    environment.window?.headerOwnerMayHaveChanged()
  }

  /// Whether the stack is visible. A stack on a page that a transition is hiding counts as
  /// invisible.
  private var isShown: Bool { phase == .active && page?.isOnTop != false && stack.isMapped }

  /// Marks the pages as removed, because the state has removed the whole stack.
  private func markPagesRemoved() {
    for page in pages.all {
      page.context.markRemoved()
    }
  }

  override func willDismantle() {
    markPagesRemoved()
    machine.didRemoveStack()
    finishTransition()
    backButton.dismantle()
    environment.tab?.setPushed(false, from: self)
    environment.window?.releaseHeader(self)
  }

  // MARK: Events and steps

  /// Updates the list of pages. A removed page is dismantled, or frozen if the page is visible. A
  /// frozen page shows its last views.
  func screensMayHaveChanged() {
    let new = NavigationScreens(path: view.ids, branches: branches(on: view.ids))
    perform(machine.setScreens(new))
  }

  private func updateWidgets() {
    perform(machine.updateWidgets(missing: missingDestination))
  }

  private func transitionRunningDidChange() {
    if !stack.isTransitionRunning {
      finishTransition()
    }
  }

  private func finishTransition() {
    perform(machine.finishTransition())
  }

  private func perform(_ steps: [Machine.Step]) {
    for step in steps {
      switch step {
      case .scheduleUpdate:
        UpdateScheduler.shared.afterUpdates { [weak self] in
          guard let self, phase == .active else { return }
          updateWidgets()
        }
      case .removePages(let screens):
        perform(machine.didRemove(pages.remove(screens)))
      case .removeOtherPages:
        perform(machine.didRemove(pages.remove(others: screens)))
      case .freezePage(let page):
        page.context.markRemoved()
        page.anyNode.freeze()
      case .dismantlePage(let page):
        page.context.markRemoved()
        page.anyNode.dismantle()
      case .coverPage(let page):
        page.context.cover()
      case .createPage(let screen):
        _ = page(of: screen)
        updateWidgets()
      case .preparePage(let screen):
        let page = preparePage(of: screen)
        perform(machine.updateWidgets(prepared: page, of: screen, missing: missingDestination))
      case .showFirstPage(let page):
        show(page)
      case .replacePage(let outgoing, let incoming, let plan):
        replace(outgoing, with: incoming, plan)
        perform(machine.didReplacePage(isTransitionRunning: stack.isTransitionRunning))
      case .disableFocus(let page):
        page.widget.canFocus = false
      case .removeWidget(let page):
        removeWidget(of: page)
      case .updateBackButton:
        screensDidChange()
      }
    }
  }
}
