import Gtk

/// A bar with a button for each tab, in the header of a window or at an edge of the tab view.
@MainActor
final class TabSwitcher: TabBar {
  var onSelect: @MainActor (any TabPage) -> Void = { _ in }

  private let box = Box(orientation: .horizontal, spacing: 3)
  private var buttons: [TabButton] = []

  var isVertical = false {
    didSet {
      guard isVertical != oldValue else { return }
      box.setCSSClass("vertical", isVertical)
      buttons.forEach { $0.isVertical = isVertical }
    }
  }
  private var isUpdating = false
  /// A button that is never shown. The button is the active member of the group while no tab is
  /// selected.
  private let unselected = ToggleButton()

  init() {
    box.accessibleRole = .tabList
    box.addCSSClass("tab-switcher")
    box.isHomogeneous = true
    box.halign = .center
  }

  var widget: Widget { box }

  func show(_ tabs: [TabEntry]) {
    isUpdating = true
    defer { isUpdating = false }
    let old = buttons
    buttons = tabs.map { entry in
      old.first { $0.tab === entry.tab }
        ?? TabButton(entry.tab, in: unselected) { [weak self] in self?.didActivate($0) }
    }
    for button in old where !buttons.contains(where: { $0 === button }) { button.remove() }
    for (button, entry) in zip(buttons, tabs) {
      button.isVertical = isVertical
      button.show(entry)
    }
    box.splice(buttons.map(\.toggle), replacing: old.map(\.toggle))
  }

  func select(_ tab: (any TabPage)?) {
    isUpdating = true
    defer { isUpdating = false }
    let button = buttons.first { $0.tab === tab }
    (button?.toggle ?? unselected).isActive = true
  }

  private func didActivate(_ tab: any TabPage) {
    if !isUpdating { onSelect(tab) }
  }
}
