import CGtk

/// A model of the items, sections and submenus of a menu.
@MainActor
public final class Menu: Object {
  /// Creates a menu without items. Wraps `g_menu_new`.
  public init() { super.init(g_menu_new(), transfer: .full) }

  /// Adds an item that activates the action with a full name, such as "app.quit". An underscore in
  /// the label marks the mnemonic.
  public func append(_ label: String, action: String) { g_menu_append(opaque, label, action) }

  /// Adds a section, which is separated from other items by a line and, if `title` isn't `nil`, has
  /// a title.
  public func appendSection(_ section: Menu, title: String? = nil) {
    g_menu_append_section(opaque, title, section.cast())
  }

  /// Adds an item that opens a submenu. An underscore in the label marks the mnemonic.
  public func appendSubmenu(_ label: String, _ submenu: Menu) {
    g_menu_append_submenu(opaque, label, submenu.cast())
  }

  /// Removes all items, sections and submenus. An open menu changes immediately.
  public func removeAll() { g_menu_remove_all(opaque) }

  /// The number of items. A section or a submenu counts as one item.
  public var count: Int { Int(g_menu_model_get_n_items(cast())) }
}
