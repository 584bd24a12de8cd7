import Gtk

/// A menu in GTK's terms: items, the actions that they stand for, and their keys.
///
/// Whatever shows the menu is told of it by the app: a button, or a popover.
@MainActor
final class MenuModel {
  /// What there is to show. It stays the same object, whatever is in it.
  var menu: Gtk.Menu { level.menu }

  private let level: MenuLevel
  private let actions: MenuActions
  private weak var widget: Widget?
  let shortcuts: MenuShortcuts?
  /// What can be done by keys without being in the menu.
  private var hidden: [MenuItem] = []

  /// - Parameters:
  ///   - widget: The actions can be done in it and all that is in it.
  ///   - prefix: The name of the group of the actions.
  ///   - areKeysUsable: Whether the keys of the items work now, anywhere in the widget's window; if
  ///     `nil` they are only shown.
  init(
    on widget: Widget,
    prefix: String = "items",
    areKeysUsable: (@MainActor () -> Bool)? = nil
  ) {
    self.widget = widget
    actions = MenuActions(prefix: prefix)
    level = MenuLevel(actions)
    shortcuts = areKeysUsable.map { MenuShortcuts(on: widget, areUsable: $0) }
    widget.insertActionGroup(prefix, actions.group)
  }

  /// Shows other items. What looks as before is left alone, in case the menu is open.
  ///
  /// - Parameter hidden: Items that have keys without being in the menu. There are the same each time.
  func show(_ sections: [MenuSection], hidden: [MenuElement] = []) {
    level.show(sections)
    if self.hidden.isEmpty {
      self.hidden = hidden.map { MenuItem($0, actions) }
    }
    shortcuts?.install(items + self.hidden)
  }

  /// All items that do something, those of menus within the menu as well.
  var items: [MenuItem] { level.items }

  func remove() {
    shortcuts?.remove()
    level.show([])
    hidden.forEach { $0.remove() }
    hidden = []
    widget?.insertActionGroup(actions.prefix, nil)
  }
}

/// The actions of a menu, by names that nobody else gives.
@MainActor
final class MenuActions {
  let prefix: String
  let group = SimpleActionGroup()
  private var count = 0

  init(prefix: String) {
    self.prefix = prefix
  }

  /// Adds an action that is made with a name of its own.
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
