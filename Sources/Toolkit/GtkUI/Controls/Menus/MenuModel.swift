import Gtk

/// A GTK menu with its items, the actions of the items and their keys.
///
/// The caller sets the menu on a button or a popover, which shows the menu.
@MainActor
final class MenuModel {
  /// The GTK menu. The menu is not replaced when the items change.
  var menu: Gtk.Menu { level.menu }

  private let level: MenuLevel
  private let actions: MenuActions
  private weak var widget: Widget?
  private let restoration: SignalConnection
  let shortcuts: MenuShortcuts?
  /// The items that aren't in the menu and have keys.
  private var hidden: [MenuItem] = []

  /// - Parameters:
  ///   - widget: The widget to which the actions are added. The widget and its descendants can
  ///     activate the actions.
  ///   - prefix: The name of the group of the actions.
  ///   - keysPrecedeFocus: Whether the keys of the items run before the keys of the focused widget.
  ///   - areKeysUsable: Whether the keys of the items currently work, anywhere in the widget's
  ///     window. If `nil`, the keys are only shown.
  init(
    on widget: Widget,
    prefix: String = "items",
    keysPrecedeFocus: Bool = false,
    areKeysUsable: (@MainActor () -> Bool)? = nil
  ) {
    self.widget = widget
    actions = MenuActions(prefix: prefix)
    level = MenuLevel(actions)
    shortcuts = areKeysUsable.map {
      MenuShortcuts(on: widget, precedeFocus: keysPrecedeFocus, areUsable: $0)
    }
    widget.insertActionGroup(prefix, actions.group)
    restoration = widget.onRepeatedAdditionToWindow { [weak widget, group = actions.group] in
      widget?.insertActionGroup(prefix, group)
    }
  }

  /// Updates the items of the menu. As ``MenuLevel`` describes, an open menu retains the items
  /// before and after the replaced items.
  ///
  /// - Parameters:
  ///   - sections: The items of the menu, in sections.
  ///   - hidden: The items that have keys and aren't in the menu. If a control in the widget has
  ///     the same keys, the control receives the keys. Pass equal items in each call,
  ///     because other items are ignored in later calls.
  func show(_ sections: [MenuSection], hidden: [MenuElement] = []) {
    level.show(sections)
    if self.hidden.isEmpty {
      self.hidden = hidden.map { MenuItem($0, actions) }
    }
    shortcuts?.install(items, fallbacks: self.hidden)
  }

  /// All items with an action, including the items of submenus.
  var items: [MenuItem] { level.items }

  func remove() {
    shortcuts?.remove()
    level.show([])
    hidden.forEach { $0.remove() }
    hidden = []
    restoration.disconnect()
    widget?.insertActionGroup(actions.prefix, nil)
  }
}

/// The actions of a menu, with unique names.
@MainActor
final class MenuActions {
  let prefix: String
  let group = SimpleActionGroup()
  private var count = 0

  init(prefix: String) {
    self.prefix = prefix
  }

  /// Calls `make` with a unique name, and adds the action that `make` creates.
  func add(_ make: (String) -> SimpleAction) -> SimpleAction {
    let action = make("item\(count)")
    count += 1
    group.add(action)
    return action
  }

  func remove(_ action: SimpleAction) {
    group.remove(action.name)
  }
}
