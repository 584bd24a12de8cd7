import CGtk

/// A popover that shows a ``Menu``.
///
/// **Accessibility.** The role is `menu`, its items are `menuItem`.
@MainActor
public final class PopoverMenu: Popover {
  /// - Parameter menu: What it shows; nothing, until there is something, if `nil`.
  public init(menu: Menu? = nil) {
    super.init(gtk_popover_menu_new_from_model(menu?.cast()))
    MenuItemNames.install()
  }

  public func setMenu(_ menu: Menu?) { gtk_popover_menu_set_menu_model(opaque, menu?.cast()) }
}
