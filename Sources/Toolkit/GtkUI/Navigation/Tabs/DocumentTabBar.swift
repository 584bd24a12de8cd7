import Gtk

/// A bar with a tab for each document. The tabs share the width of the bar. If the tabs do not fit,
/// the user can scroll the bar.
@MainActor
final class DocumentTabBar: TabBar {
  /// The minimum width of a tab in pixels.
  private static let minimumWidth = 120

  private struct Item {
    let button: TabButton
    let overlay: Overlay
    let close: Gtk.Button
    var closable: (any ClosableTabNode)?
  }

  var isVertical = false
  var onSelect: @MainActor (any TabPage) -> Void = { _ in }

  private let scroller = ScrolledWindow()
  private let box = Box(orientation: .horizontal, spacing: 3)
  private var items: [Item] = []
  private var isUpdating = false
  private let unselected = ToggleButton()

  init() {
    box.accessibleRole = .tabList
    box.isHomogeneous = true
    scroller.addCSSClass("document-tabs")
    scroller.policy = (.external, .never)
    scroller.child = box
  }

  var widget: Widget { scroller }

  func show(_ tabs: [TabEntry]) {
    isUpdating = true
    defer { isUpdating = false }
    let old = items
    items = tabs.map { entry in
      var item = old.first { $0.button.tab === entry.tab } ?? makeItem(entry.tab)
      item.closable = entry.closable
      item.close.isVisible = entry.closable != nil
      item.button.show(entry)
      return item
    }
    for item in old where !items.contains(where: { $0.button === item.button }) {
      item.button.remove()
    }
    box.splice(items.map(\.overlay), replacing: old.map(\.overlay))
  }

  func select(_ tab: (any TabPage)?) {
    isUpdating = true
    defer { isUpdating = false }
    let button = items.first { $0.button.tab === tab }?.button
    (button?.toggle ?? unselected).isActive = true
  }

  /// Calls the action that closes a tab. Returns whether the user can close the tab.
  func close(_ tab: (any TabPage)?) -> Bool {
    guard let closable = items.first(where: { $0.button.tab === tab })?.closable else {
      return false
    }
    closable.close()
    return true
  }

  private func makeItem(_ tab: any TabPage) -> Item {
    let button = TabButton(tab, in: unselected) { [weak self] in self?.didActivate($0) }
    let overlay = Overlay(child: button.toggle)
    let close = Gtk.Button(iconName: "window-close-symbolic")
    close.accessibleLabel = ToolkitWord.close.text
    close.tooltip = ToolkitWord.close.text
    close.hasFrame = false
    close.focusesOnClick = false
    close.halign = .end
    close.valign = .center
    close.addCSSClass("circular")
    close.onClicked { [weak self, weak tab] in _ = self?.close(tab) }
    overlay.addOverlay(close)
    overlay.hexpand = true
    overlay.sizeRequest = (Self.minimumWidth, nil)
    let click = GestureClick(button: .middle)
    click.onReleased { [weak self, weak tab] _, _, _ in _ = self?.close(tab) }
    overlay.addController(click)
    return Item(button: button, overlay: overlay, close: close)
  }

  private func didActivate(_ tab: any TabPage) {
    if !isUpdating { onSelect(tab) }
  }
}
