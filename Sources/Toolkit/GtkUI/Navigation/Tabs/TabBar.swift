import Gtk

/// An object that shows the buttons of the tabs in a widget.
@MainActor
protocol TabBar: AnyObject {
  /// The bar.
  var widget: Widget { get }

  /// The buttons in the bar.
  var group: TabButtonGroup { get }

  /// Whether the icons are above the titles.
  var isVertical: Bool { get set }

  /// Replaces the tabs.
  func show(_ tabs: [TabEntry])

  /// Shows a tab as selected, or no tab if `tab` is `nil`.
  func select(_ tab: (any TabPage)?)
}

extension TabBar {
  /// Whether the focus of a window is in the bar.
  func contains(_ focus: Widget?) -> Bool { focus.map(widget.contains) ?? false }

  /// Moves the focus to the button of the selected tab, or else to the first button.
  func focusSelected() {
    if group.selected?.toggle.grabFocus() != true { _ = widget.focusFirst() }
  }
}
