import CGtk

/// A hook for the key Return in a popover while no widget of the window has the focus.
///
/// NB: GTK 4.8 checks whether the focused widget is in the popover, and logs a critical if no
/// widget has the focus. The hook moves the focus to the popover before the check, and GTK then
/// activates the default widget of the popover.
@MainActor
enum PopoverActivation {
  /// Installs the hook. A second call does nothing.
  static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    guard let type = g_type_class_ref(gtk_popover_get_type()) else { return false }
    // The class is never released. The class of menus calls the function of the class of popovers.
    let popovers = type.assumingMemoryBound(to: GtkPopoverClass.self)
    activateOriginally = popovers.pointee.activate_default
    popovers.pointee.activate_default = activateWithFocus
    return true
  }()
}

/// Written once, on the main thread, before a popover is shown.
nonisolated(unsafe) private var activateOriginally:
  (@convention(c) (UnsafeMutablePointer<GtkPopover>?) -> Void)?

private let activateWithFocus: @convention(c) (UnsafeMutablePointer<GtkPopover>?) -> Void = {
  popover in
  guard let popover else { return }
  let widget = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
  guard let root = gtk_widget_get_root(widget) else { return }
  if gtk_root_get_focus(root) == nil { gtk_root_set_focus(root, widget) }
  activateOriginally?(popover)
}
