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

  /// Called with the tab that the user drags, and the tab to whose place the user drags it.
  var onMove: @MainActor (_ tab: any TabPage, _ other: any TabPage) -> Void = { _, _ in }

  private let scroller = ScrolledWindow()
  private let box = Box(orientation: .horizontal, spacing: 3)
  private var items: [DocumentTab] = []
  /// The tabs that the user can move.
  private var movable: Set<ObjectIdentifier> = []
  private var layout: LayoutObserver?
  private var drag = TabDrag.none
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
    addDragging()
  }

  isolated deinit {
    layout?.cancel()
  }

  var widget: Widget { scroller }

  func show(_ tabs: [TabEntry]) {
    let old = items
    movable = Set(tabs.filter { $0.place != nil }.map { ObjectIdentifier($0.tab) })
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

  // MARK: Dragging

  /// A drag of a tab.
  private enum TabDrag {
    case none
    /// The user has pressed a tab, and has not moved the pointer far enough yet.
    case pressed(DocumentTab, x: Double)
    /// The user drags a tab. `target` is the tab to whose place the tab was moved last.
    case moving(DocumentTab, x: Double, target: DocumentTab?)
  }

  /// The distance in pixels after which a press is a drag.
  private static let dragDistance = 8.0

  /// The tabs move while the user drags one of them, so that the user sees the result of a drop.
  private func addDragging() {
    let gesture = GestureDrag()
    // The buttons of the tabs would otherwise handle the press first.
    gesture.phase = .capture
    gesture.onBegin { [weak self] x, _ in
      guard let self else { return }
      drag = item(at: x).map { .pressed($0, x: x) } ?? .none
    }
    gesture.onUpdate { [weak self, weak gesture] distance, _ in
      guard let self else { return }
      if case .pressed(let item, let x) = drag, abs(distance) >= Self.dragDistance,
        let tab = item.button.tab, movable.contains(ObjectIdentifier(tab))
      {
        gesture?.setState(.claimed)
        item.widget.addCSSClass("dragged")
        drag = .moving(item, x: x, target: nil)
        group.onSelect(tab)
      }
      moveDragged(by: distance)
    }
    gesture.onEnded { [weak self] in
      guard let self else { return }
      if case .moving(let item, _, _) = drag { item.widget.removeCSSClass("dragged") }
      drag = .none
    }
    box.addController(gesture)
  }

  private func moveDragged(by distance: Double) {
    guard case .moving(let dragged, let x, let last) = drag, let tab = dragged.button.tab else {
      return
    }
    let target = item(at: x + distance)
    drag = .moving(dragged, x: x, target: target)
    scrollIntoView(x + distance)
    // A binding can ignore the move. The tab is moved again only to another place.
    guard let target, target !== dragged, target !== last, let other = target.button.tab else {
      return
    }
    onMove(tab, other)
  }

  private func item(at x: Double) -> DocumentTab? {
    items.first { item in
      item.widget.edges(in: box).map { $0.x <= x && x < $0.x + $0.width } ?? false
    }
  }

  /// Scrolls a little if a position in the box is not visible.
  private func scrollIntoView(_ x: Double) {
    let offset = scroller.horizontalOffset
    let end = offset + Double(scroller.allocatedWidth)
    if x < offset { _ = scroll(by: -0.25) } else if x > end { _ = scroll(by: 0.25) }
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
