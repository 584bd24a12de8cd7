import CGtk

/// A popover that shows a ``Menu``.
///
/// **Accessibility.** The role is `menu`. The role of an item is `menuItem`, unless the item has a
/// check mark or is a radio item.
@MainActor
public final class PopoverMenu: Popover {
  /// Creates a popover with a menu.
  ///
  /// - Parameter menu: The menu that the popover shows. If `nil`, the popover is empty until a menu
  ///   is set.
  public init(menu: Menu? = nil) {
    super.init(gtk_popover_menu_new_from_model(menu?.cast()))
    MenuItemNames.install()
  }

  /// Replaces the menu. If the menu is `nil`, the popover is empty.
  public func setMenu(_ menu: Menu?) { gtk_popover_menu_set_menu_model(opaque, menu?.cast()) }
}
