import Gtk

/// The button of a tab: the content of the tab's button, and the badge. If the icon is above the
/// title, the badge is at the icon, and otherwise beside the title.
@MainActor
final class TabButton {
  /// The least natural width in pixels of the content of a button whose icon is above the title.
  /// With the padding of the style sheet, the button is 100 pixels wide.
  private static let verticalWidth = 82

  let toggle: ToggleButton
  private(set) weak var tab: (any TabPage)?

  /// Whether the icon is above the title.
  var isVertical = false {
    didSet {
      guard isVertical != oldValue else { return }
      tab?.isItemVertical = isVertical
      widthBin.horizontalLimits.leastNatural = isVertical ? Self.verticalWidth : nil
      placeBadge()
      // The other arrangement can contain other labels.
      updateName()
    }
  }

  private let row = Box(orientation: .horizontal, spacing: 6)
  private let widthBin: Bin
  private let overlay: Overlay
  private let itemBin = Bin()
  private let badge = Gtk.Label()
  /// Two halves above the content. If the icon is above the title, the second half contains the
  /// badge, so that each badge starts in the middle of the button, which is the middle of the icon.
  private let halves = Box(orientation: .horizontal)

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
    badge.isVisible = false
    row.halign = .center
    row.append(itemBin)
    overlay = Overlay(child: row)
    halves.isHomogeneous = true
    halves.canTarget = false
    halves.append(Bin())
    overlay.addOverlay(halves)
    // The button of a long badge is wider, so that the middle of the button does not change.
    overlay.setMeasures(halves, true)
    widthBin = Bin(child: overlay)
    toggle = ToggleButton(child: widthBin)
    toggle.accessibleRole = .tab
    toggle.hasFrame = false
    toggle.focusesOnClick = false
    toggle.setGroup(group)
    tab.isItemVertical = isVertical
    itemBin.setChildren([tab.itemBox])
    placeBadge()
    toggle.setAccessibleSelected(false)
    toggle.onToggled { [weak self] in
      guard let self else { return }
      toggle.setAccessibleSelected(toggle.isActive)
      if toggle.isActive, let tab = self.tab { onActivate(tab) }
    }
  }

  /// Shows the badge of the tab, and names the button by its labels.
  func show(_ entry: TabEntry) {
    badge.text = entry.badge ?? ""
    badge.isVisible = entry.badge != nil
    updateName()
  }

  private func updateName() {
    toggle.setLabelledBy((tab?.itemBox.labels ?? []) + (badge.isVisible ? [badge] : []))
  }

  /// Removes the content of the tab from the button.
  func remove() {
    itemBin.setChildren([])
  }

  private func placeBadge() {
    if isVertical {
      if badge.parent != nil { row.remove(badge) }
      badge.halign = .start
      badge.valign = .start
      halves.append(badge)
    } else {
      if badge.parent != nil { halves.remove(badge) }
      badge.halign = .center
      badge.valign = .center
      row.append(badge)
    }
  }
}
