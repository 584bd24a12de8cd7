import Gtk

/// An object that shows the buttons of the tabs in a widget.
@MainActor
protocol TabBar: AnyObject {
  var widget: Widget { get }

  /// Called with the tab that the user has selected. Not called by ``select(_:)``.
  var onSelect: @MainActor (any TabPage) -> Void { get set }

  /// Replaces the tabs.
  func show(_ tabs: [TabEntry])

  /// Shows a tab as selected, or no tab if `tab` is `nil`.
  func select(_ tab: (any TabPage)?)
}

/// The button of a tab.
@MainActor
final class TabButton {
  let toggle: ToggleButton
  private(set) weak var tab: (any TabPage)?
  private let content = Box(orientation: .horizontal, spacing: 6)
  private let badge = Gtk.Label()
  private let itemBin = Bin()

  /// - Parameters:
  ///   - tab: The tab.
  ///   - group: A button in the group of buttons of which one is active.
  ///   - onActivate: Called when the button has become active.
  init(
    _ tab: any TabPage,
    in group: ToggleButton,
    onActivate: @escaping @MainActor (any TabPage) -> Void
  ) {
    self.tab = tab
    badge.addCSSClass("badge")
    badge.valign = .center
    badge.isVisible = false
    content.halign = .center
    content.append(itemBin)
    content.append(badge)
    toggle = ToggleButton(child: content)
    toggle.accessibleRole = .tab
    toggle.hasFrame = false
    toggle.focusesOnClick = false
    toggle.setGroup(group)
    itemBin.setChildren([tab.itemBox])
    toggle.onToggled { [weak self] in
      guard let self else { return }
      toggle.setAccessibleSelected(toggle.isActive)
      if toggle.isActive, let tab = self.tab { onActivate(tab) }
    }
    toggle.setAccessibleSelected(false)
  }

  /// Shows the badge of the tab, and names the button by its labels.
  func show(_ entry: TabEntry) {
    badge.text = entry.badge ?? ""
    badge.isVisible = entry.badge != nil
    toggle.setLabelledBy(entry.tab.itemBox.labels + (entry.badge == nil ? [] : [badge]))
  }

  /// Removes the content of the tab from the button.
  func remove() {
    itemBin.setChildren([])
  }
}
