import CGtk

/// A hook that closes an open menu, the open list of a drop-down, or the open popover of a menu
/// button, such as the calendar of a date picker, when its button is hidden.
///
/// NB: A popover whose parent is unmapped remains visible. GTK maps the popover again with its
/// parent, so that a menu would be open again when the user pops a page. Before 4.12 (4.11.2), GTK
/// also releases the pointer and the keyboard from a popover only when the popover is hidden, and
/// retains the popover until then, so that a menu that is removed while the menu is open is never
/// freed. Other popovers are closed by their owner, see `Widget.unparent()`.
@MainActor
enum HiddenMenus {
  /// Installs the hook. A second call does nothing.
  static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    // With 4.18, a menu that the hook closes while the menu is removed is not freed either.
    guard GtkVersion.current < GtkVersion(4, 12),
      let popovers = g_type_class_ref(gtk_popover_get_type())
    else { return false }
    // The structure of a widget class begins with the class of all widgets. The class is never
    // released. The class of menus calls the function of the class of popovers.
    let widgets = popovers.assumingMemoryBound(to: GtkWidgetClass.self)
    unmapOriginally = widgets.pointee.unmap
    widgets.pointee.unmap = unmapAndClose
    return true
  }()
}

/// Written once, on the main thread, before a popover is shown.
nonisolated(unsafe) private var unmapOriginally:
  (@convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void)?

private let unmapAndClose: @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void = { popover in
  unmapOriginally?(popover)
  // A popover that is closed is not visible when it is unmapped. GTK adds the style class to a menu
  // and to the list of a drop-down.
  guard let popover, gtk_widget_get_visible(popover).isTrue,
    gtk_widget_has_css_class(popover, "menu").isTrue || isOfMenuButton(popover)
  else { return }
  // See `Widget.resignFocus()`.
  if let root = gtk_widget_get_root(popover), let focus = gtk_root_get_focus(root),
    focus == popover || gtk_widget_is_ancestor(focus, popover).isTrue
  {
    gtk_root_set_focus(root, nil)
  }
  gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
}

private func isOfMenuButton(_ popover: UnsafeMutablePointer<GtkWidget>) -> Bool {
  guard let parent = gtk_widget_get_parent(popover) else { return false }
  return cgtk_is_a(parent, gtk_menu_button_get_type()).isTrue
}
