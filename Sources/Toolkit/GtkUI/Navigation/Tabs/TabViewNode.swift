import Gtk
import IssueReporting

/// The node of a ``TabContainer``. The node reads the tabs from the nodes of its content, and shows
/// the selected tab. ``TabBarRules`` decides where the bar is.
final class TabViewNode<Selection: Hashable, Content: View>: Node<TabContainer<Selection, Content>>,
  DirectedNode
{
  let box = Box(orientation: .vertical)
  let stack = Stack()
  let headerSlot = Bin()
  let topSlot = Bin()
  let bottomSlot = Bin()
  var bar: any TabBar = TabSwitcher()
  var rules = TabBarRules()
  /// The current place of the bar.
  var placement = TabBarPlacement.hidden
  var content: Node<Content>?
  var tabs: [TabEntry] = []
  /// The visible tab.
  var shown: (any TabPage)?
  /// The position of the visible tab when the tab was last shown.
  var shownIndex = 0
  var layouts: [LayoutObserver] = []
  private var isMissingItemReported = false
  private var isRefreshScheduled = false

  override init(_ view: TabContainer<Selection, Content>, _ context: NodeContext) {
    super.init(view, context)
    box.hexpand = true
    box.vexpand = true
    box.addCSSClass("tab-view")
    stack.hexpand = true
    stack.vexpand = true
    stack.isHorizontallyHomogeneous = false
    stack.isVerticallyHomogeneous = false
    for slot in [topSlot, bottomSlot] {
      slot.addCSSClass("tab-bar")
      slot.isVisible = false
    }
    bottomSlot.addCSSClass("bottom")
    box.append(topSlot)
    box.append(stack)
    box.append(bottomSlot)
    readRules()
    makeBar()
    addShortcuts()
    environment.window?.setTabViewActions(actions, from: self)
    var contentContext = childContext()
    contentContext.environment.isTabViewContent = true
    content = view.content.makeNode(contentContext)
    refreshTabs()
    layouts = [box, headerSlot].map { widget in
      LayoutObserver(widget) { [weak self] in self?.sizeMayHaveChanged() }
    }
  }

  override var widgets: [Widget] { [box] }

  var directedWidgets: [Widget] { [box, headerSlot] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content { body(content) }
  }

  override func findTitle(
    of view: TabContainer<Selection, Content>,
    in environment: EnvironmentValues
  ) -> String? {
    shown?.findTitle() ?? view.findTitle(in: environment)
  }

  override func viewDidUpdate(from old: TabContainer<Selection, Content>) {
    var environment = environment
    environment.isTabViewContent = true
    content?.update(view.content, environment)
    if view.style.kind != old.style.kind { makeBar() }
    readRules()
    scheduleRefresh()
  }

  /// Called with `.widgets` when tabs are added, removed or changed.
  override func contentDidChange(_ aspect: NodeAspect) {
    guard aspect == .widgets else { return super.contentDidChange(aspect) }
    guard content != nil, phase == .active else { return }
    scheduleRefresh()
  }

  override func didRetire() {
    removeHeaderItems()
    environment.window?.headerBarClaims.remove(self)
  }

  override func willDismantle() {
    layouts.forEach { $0.cancel() }
    layouts = []
    environment.window?.headerBarClaims.remove(self)
    environment.window?.setTabViewActions(nil, from: self)
    removeHeaderItems()
    bar.show([])
    shown = nil
    tabs = []
  }

  // MARK: The tabs

  /// Updates the tabs after all nodes were updated. In the middle of an update, the selection and
  /// the tabs can contradict each other.
  private func scheduleRefresh() {
    guard !isRefreshScheduled else { return }
    isRefreshScheduled = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      isRefreshScheduled = false
      if phase == .active { refreshTabs() }
    }
  }

  private func refreshTabs() {
    guard let content else { return }
    let new = content.tabs()
    let isChanged = !new.elementsEqual(tabs) { $0.isEqual(to: $1) }
    let hadFocus = containsFocus
    for entry in tabs where !new.contains(where: { $0.tab === entry.tab }) {
      entry.tab.onItemChange = {}
      entry.tab.panel.resignFocus()
      stack.remove(entry.tab.panel)
    }
    for entry in new where !tabs.contains(where: { $0.tab === entry.tab }) {
      entry.tab.onItemChange = { [weak self] in self?.itemsDidChange() }
      entry.tab.panel.isVisible = false
      stack.add(entry.tab.panel)
    }
    tabs = new
    if let shown, !new.contains(where: { $0.tab === shown }) {
      disconnect(shown)
      self.shown = nil
    }
    if content.widgets.count > new.count { reportMissingItem() }
    if isChanged { itemsDidChange() }
    showSelection()
    if hadFocus { restoreFocus() }
  }

  /// Whether the focus of the window is in the visible tab or in the bar.
  var containsFocus: Bool {
    guard let focus = environment.window?.window?.focusWidget else { return false }
    return box.contains(focus) || bar.contains(focus)
  }

  /// Moves the focus to the visible tab, or else to its button, if the focused widget was removed
  /// or hidden.
  func restoreFocus() {
    if let focus = environment.window?.window?.focusWidget, focus.isMapped { return }
    if shown?.moveFocus() != true { bar.focusSelected() }
  }

  private func reportMissingItem() {
    guard !isMissingItemReported else { return }
    isMissingItemReported = true
    reportIssue(
      """
      A 'TabView' contains a view that is not a tab, so the view is not shown. Use 'Tab', or add \
      the modifier 'tabItem' to the view.
      """
    )
  }

  private func itemsDidChange() {
    rules.requiredWidth = 0
    bar.show(tabs)
    environment.applyDirection(toParts: bar.widget)
    bar.select(shown)
  }

  /// The position of the tab with the selected value. If no tab has the value, the result is the
  /// position of the first tab. Without a binding, the visible tab remains selected. If the visible
  /// tab was removed, the result is its position, or else the last position.
  var selectedIndex: Int? {
    guard !tabs.isEmpty else { return nil }
    guard let selection = view.selection else {
      return tabs.firstIndex { $0.tab === shown } ?? min(shownIndex, tabs.count - 1)
    }
    return tabs.firstIndex { $0.value as? Selection == selection } ?? 0
  }

  private func showSelection() {
    let index = selectedIndex
    if let index { shownIndex = index }
    show(index.map { tabs[$0].tab })
  }

  func show(_ tab: (any TabPage)?) {
    bar.select(tab)
    guard tab !== shown else { return }
    let focus = environment.window?.window?.focusWidget
    let hadFocus = focus.map(stack.contains) ?? false
    let hidden = shown
    if let hidden {
      disconnect(hidden)
      hidden.cover(focus: focus)
      hidden.panel.resignFocus()
    }
    shown = tab
    if let tab {
      tab.tabPage.onHeaderChange = { [weak self] in self?.tabHeaderDidChange() }
      tab.context.onChange = { [weak self] in self?.placementMayHaveChanged() }
      tab.reveal()
      tab.panel.isVisible = true
      stack.visibleChild = tab.panel
    }
    hidden?.panel.isVisible = false
    rules.requiredWidth = 0
    placementMayHaveChanged()
    headerDidChange()
    environment.window?.headerOwnerMayHaveChanged()
    if hadFocus, tab?.moveFocus() != true { bar.focusSelected() }
  }

  private func tabHeaderDidChange() {
    // The toolbar may be narrower now.
    rules.requiredWidth = 0
    placementMayHaveChanged()
    headerDidChange()
  }

  private func disconnect(_ tab: any TabPage) {
    tab.tabPage.onHeaderChange = {}
    tab.context.onChange = {}
  }
}
