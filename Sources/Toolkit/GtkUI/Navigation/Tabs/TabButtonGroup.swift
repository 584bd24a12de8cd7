import Gtk

/// The buttons of the tabs of a tab view. At most one button is active.
@MainActor
final class TabButtonGroup {
  /// Called with the tab whose button the user has activated.
  var onSelect: @MainActor (any TabPage) -> Void = { _ in }

  /// Whether the icons are above the titles.
  var isVertical = false {
    didSet { buttons.forEach { $0.isVertical = isVertical } }
  }

  private(set) var buttons: [TabButton] = []
  private var isUpdating = false
  /// A button that is never shown. The button is the active member of the group while no tab is
  /// selected.
  private let unselected = ToggleButton()

  /// Replaces the tabs. The button of a tab remains if the tab remains.
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
  }

  /// Activates the button of a tab, or no button if `tab` is `nil`.
  func select(_ tab: (any TabPage)?) {
    isUpdating = true
    defer { isUpdating = false }
    (button(of: tab)?.toggle ?? unselected).isActive = true
  }

  /// The active button, or `nil`.
  var selected: TabButton? { buttons.first { $0.toggle.isActive } }

  private func button(of tab: (any TabPage)?) -> TabButton? { buttons.first { $0.tab === tab } }

  private func didActivate(_ tab: any TabPage) {
    if !isUpdating { onSelect(tab) }
  }
}
