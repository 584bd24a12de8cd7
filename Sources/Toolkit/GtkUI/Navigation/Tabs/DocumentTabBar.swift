import Gtk

/// A bar with a tab for each document. The tabs share the width of the bar. If the tabs do not fit,
/// the bar scrolls, and the selected tab is always visible.
@MainActor
final class DocumentTabBar: TabBar {
  /// The minimum width of a tab in pixels.
  private static let minimumWidth = 120

  let group = TabButtonGroup()
  /// Not used: in this bar, the icons are beside the titles.
  var isVertical = false

  /// Called with the tab whose close button the user has clicked.
  var onClose: @MainActor (any TabPage) -> Void = { _ in }

  private let scroller = ScrolledWindow()
  private let box = Box(orientation: .horizontal, spacing: 3)
  private var items: [DocumentTab] = []
  private var layout: LayoutObserver?
  /// The selected tab and the width of the bar for which the bar was last scrolled.
  private var scrolled: (tab: ObjectIdentifier?, width: Int, count: Int) = (nil, 0, 0)

  init() {
    box.accessibleRole = .tabList
    box.isHomogeneous = true
    scroller.addCSSClass("document-tabs")
    scroller.policy = (.external, .never)
    scroller.child = box
    // GTK scrolls a horizontal container only with a horizontal wheel, or with Shift.
    let wheel = EventControllerScroll(.vertical)
    wheel.onScroll { [weak self] _, delta in self?.scroll(by: delta) ?? false }
    scroller.addController(wheel)
    layout = LayoutObserver(box) { [weak self] in self?.scrollToSelection() }
  }

  isolated deinit {
    layout?.cancel()
  }

  var widget: Widget { scroller }

  func show(_ tabs: [TabEntry]) {
    let old = items
    group.show(tabs)
    items = zip(group.buttons, tabs).map { button, entry in
      let item = old.first { $0.button === button } ?? makeItem(button)
      item.show(entry)
      return item
    }
    for item in old where !items.contains(where: { $0 === item }) { item.widget.resignFocus() }
    box.splice(items.map(\.widget), replacing: old.map(\.widget))
  }

  func select(_ tab: (any TabPage)?) {
    group.select(tab)
    scrollToSelection()
  }

  private func makeItem(_ button: TabButton) -> DocumentTab {
    let item = DocumentTab(button, minimumWidth: Self.minimumWidth)
    item.onClose = { [weak self, weak button] in
      if let tab = button?.tab { self?.onClose(tab) }
    }
    return item
  }

  private func scroll(by delta: Double) -> Bool {
    let old = scroller.horizontalOffset
    scroller.horizontalOffset += delta * Double(Self.minimumWidth) / 2
    return scroller.horizontalOffset != old
  }

  /// Scrolls until the selected tab is visible, after the selection, the number of tabs or the
  /// width has changed.
  private func scrollToSelection() {
    guard box.isMapped, let selected = group.selected else { return }
    let state = (
      tab: selected.tab.map { ObjectIdentifier($0) }, width: scroller.allocatedWidth,
      count: items.count
    )
    // A new tab has no position before its layout.
    guard state != scrolled, selected.toggle.isAllocated,
      let edges = selected.toggle.edges(in: box)
    else { return }
    scrolled = state
    let offset = scroller.horizontalOffset
    let end = edges.x + edges.width - Double(state.width)
    scroller.horizontalOffset = max(min(offset, edges.x), end)
  }
}
