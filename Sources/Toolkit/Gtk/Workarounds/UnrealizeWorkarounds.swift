import CGtk

/// A hook that removes references to a widget that GTK stores and would use after the widget is
/// unrealized.
///
/// NB: Half a second after the pointer has moved, GTK queries a tooltip from the window or popover
/// that contained the pointer. If the window or popover has been unrealized in the meantime, but
/// still exists, GTK reads the position of the pointer from a null surface, and logs a critical.
/// This applies to a popover before 4.18.5 (issue 5844), and to a window also in 4.18.6; in 4.24.1,
/// `gtk_window_destroy` removes the surface from the tooltip. The hook removes the pending tooltip
/// with the surface. The next movement of the pointer creates another tooltip.
///
/// NB: GTK 4.8 doesn't disconnect the surface of a window from the size computation of the window,
/// so that the surface calls a window that may no longer exist. Present in the sources of 4.8.3,
/// not in the sources of 4.18.6. GTK's release notes don't mention the change.
///
/// NB: A realized scrolled window observes a setting. When the scrolled window is unrealized, GTK
/// 4.8 tries to disconnect the handler, but passes another function than the connected function.
/// The handler would be called once for each realization, even after the scrolled window was
/// destroyed. Present in the sources of 4.8.3, not in the sources of 4.18.6. GTK's release notes
/// don't mention the change.
@MainActor
enum UnrealizeWorkarounds {
  static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    let type = gtk_widget_get_type()
    guard let widgets = g_type_class_ref(type) else { return false }
    defer { g_type_class_unref(widgets) }
    // The hook is called for all widgets, not only for widgets with wrappers, because GTK creates
    // popovers itself, such as menus.
    let signal = g_signal_lookup("unrealize", type)
    return g_signal_add_emission_hook(signal, 0, widgetLosesSurface, nil, nil) != 0
  }()

  /// Removes the pending tooltip of a window or popover. The window of the tooltip is a child of
  /// the window or popover.
  fileprivate static func removeTooltip(in native: UnsafeMutablePointer<GtkWidget>) {
    var child = gtk_widget_get_first_child(native)
    while let current = child, string(cgtk_type_name(current)) != "GtkTooltipWindow" {
      child = gtk_widget_get_next_sibling(current)
    }
    let name = g_quark_try_string("gdk-display-current-tooltip")
    guard child != nil, name != 0, let display = gtk_widget_get_display(native),
      let tooltip = g_object_get_qdata(display.object, name)
    else { return }
    // A tooltip that was shown recently has other owners, and its timers would not be removed.
    guard tooltip.assumingMemoryBound(to: GObject.self).pointee.ref_count == 1 else { return }
    g_object_set_qdata(display.object, name, nil)
  }

  /// Disconnects the surface from the size computation of the window.
  fileprivate static func endSizeRequests(of native: UnsafeMutablePointer<GtkWidget>) {
    guard let surface = gtk_native_get_surface(OpaquePointer(native)) else { return }
    let signal = g_signal_lookup("compute-size", cgtk_type_of(UnsafeMutableRawPointer(surface)))
    guard signal != 0 else { return }
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(surface),
      cgtk_signal_match_id_and_data,
      signal,
      0,
      nil,
      nil,
      native
    )
  }

  /// Disconnects a scrolled window from the settings.
  fileprivate static func endSettings(of scrolled: UnsafeMutablePointer<GtkWidget>) {
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(gtk_widget_get_settings(scrolled)),
      cgtk_signal_match_detail_and_data,
      0,
      g_quark_from_string("gtk-overlay-scrolling"),
      nil,
      nil,
      scrolled
    )
  }
}

extension OpaquePointer {
  /// The pointer to an instance with a private structure, as a pointer to a GObject.
  fileprivate var object: UnsafeMutablePointer<GObject> { UnsafeMutablePointer(self) }
}

private let widgetLosesSurface: GSignalEmissionHook = { _, count, values, _ in
  if count > 0, let values, let instance = g_value_get_object(values) {
    // Widgets are used on the main thread only.
    nonisolated(unsafe) let widget = instance.assumingMemoryBound(to: GtkWidget.self)
    if cgtk_is_a(instance, gtk_native_get_type()).isTrue {
      MainActor.assumeIsolated {
        UnrealizeWorkarounds.removeTooltip(in: widget)
        UnrealizeWorkarounds.endSizeRequests(of: widget)
      }
    } else if cgtk_is_a(instance, gtk_scrolled_window_get_type()).isTrue {
      MainActor.assumeIsolated { UnrealizeWorkarounds.endSettings(of: widget) }
    }
  }
  // The hook remains installed.
  return true.gboolean
}
