import Gtk

/// A bar with a button for each tab, in the header of a window or at an edge of the tab view.
@MainActor
final class TabSwitcher: TabBar {
  let group = TabButtonGroup()

  var isVertical = false {
    didSet {
      guard isVertical != oldValue else { return }
      box.setCSSClass("vertical", isVertical)
      group.isVertical = isVertical
    }
  }

  private let box = Box(orientation: .horizontal, spacing: 3)
  private var placed: [Widget] = []

  init() {
    box.accessibleRole = .tabList
    box.addCSSClass("tab-switcher")
    box.isHomogeneous = true
    box.halign = .center
  }

  var widget: Widget { box }

  func show(_ tabs: [TabEntry]) {
    group.show(tabs)
    let toggles: [Widget] = group.buttons.map(\.toggle)
    for toggle in placed where !toggles.contains(toggle) { toggle.resignFocus() }
    box.splice(toggles, replacing: placed)
    placed = toggles
  }

  func select(_ tab: (any TabPage)?) {
    group.select(tab)
  }
}
