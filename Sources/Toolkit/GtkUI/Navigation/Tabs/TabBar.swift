import Gtk

/// An object that shows the buttons of the tabs in a widget.
@MainActor
protocol TabBar: AnyObject {
  var widget: Widget { get }

  /// Called with the tab that the user has selected. Not called by ``select(_:)``.
  var onSelect: @MainActor (any TabPage) -> Void { get set }

  /// Whether the icons are above the titles.
  var isVertical: Bool { get set }

  /// Replaces the tabs.
  func show(_ tabs: [TabEntry])

  /// Shows a tab as selected, or no tab if `tab` is `nil`.
  func select(_ tab: (any TabPage)?)
}
