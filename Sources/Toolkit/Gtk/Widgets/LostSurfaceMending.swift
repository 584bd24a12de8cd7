import CGtk

/// Ends what GTK would still do with a widget that has lost its surface.
///
/// NB: GTK 4.8 looks for a tooltip half a second after the pointer has moved, in the window or
/// popover that it was in. If that has been taken off the screen by then, but still exists, GTK asks
/// a surface that is null where the pointer is, and complains. So the tooltip goes with the surface,
/// as it does when none was shown for a while. The next movement of the pointer makes another.
///
/// NB: A window's surface that was asked for its size before it went asks the window, which GTK 4.8
/// forgets to prevent, even if the window exists no more.
///
/// NB: A scrolled window that has come on screen hears of a setting from then on. GTK 4.8 means to
/// end that, and names another function than the one that it had connected: it would be told once for
/// each time that it came on screen, even if it exists no more.
@MainActor
enum LostSurfaceMending {
  static func mend() { _ = isMended }

  private static let isMended: Bool = {
    let type = gtk_widget_get_type()
    guard let widgets = g_type_class_ref(type) else { return false }
    defer { g_type_class_unref(widgets) }
    // Of all widgets, and not only of those with wrappers: menus of GTK's own are popovers, too.
    let signal = g_signal_lookup("unrealize", type)
    return g_signal_add_emission_hook(signal, 0, widgetLosesSurface, nil, nil) != 0
  }()

  /// Forgets the tooltip that is due in the window or popover, if there is one: its window is a child
  /// of what the pointer was in.
  fileprivate static func forgetTooltip(in native: UnsafeMutablePointer<GtkWidget>) {
    var child = gtk_widget_get_first_child(native)
    while let current = child, string(cgtk_type_name(current)) != "GtkTooltipWindow" {
      child = gtk_widget_get_next_sibling(current)
    }
    let name = g_quark_try_string("gdk-display-current-tooltip")
    guard child != nil, name != 0, let display = gtk_widget_get_display(native),
      let tooltip = g_object_get_qdata(display.object, name)
    else { return }
    // One was shown a moment ago if it is held otherwise as well, and wouldn't end its timers.
    guard tooltip.assumingMemoryBound(to: GObject.self).pointee.ref_count == 1 else { return }
    g_object_set_qdata(display.object, name, nil)
  }

  /// Has the surface ask the window no more how large it wants to be.
  fileprivate static func endSizeRequests(of native: UnsafeMutablePointer<GtkWidget>) {
    guard let surface = gtk_native_get_surface(OpaquePointer(native)) else { return }
    let signal = g_signal_lookup("compute-size", cgtk_type_of(UnsafeMutableRawPointer(surface)))
    guard signal != 0 else { return }
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(surface),
      GSignalMatchType(G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue),
      signal,
      0,
      nil,
      nil,
      native
    )
  }

  /// Has the settings tell a scrolled window nothing any more.
  fileprivate static func endSettings(of scrolled: UnsafeMutablePointer<GtkWidget>) {
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(gtk_widget_get_settings(scrolled)),
      GSignalMatchType(G_SIGNAL_MATCH_DETAIL.rawValue | G_SIGNAL_MATCH_DATA.rawValue),
      0,
      g_quark_from_string("gtk-overlay-scrolling"),
      nil,
      nil,
      scrolled
    )
  }
}

extension OpaquePointer {
  /// An instance whose structure is private, as what it is in any case.
  fileprivate var object: UnsafeMutablePointer<GObject> { UnsafeMutablePointer(self) }
}

private let widgetLosesSurface: GSignalEmissionHook = { _, count, values, _ in
  if count > 0, let values, let instance = g_value_get_object(values) {
    // Widgets are used on the main thread only.
    nonisolated(unsafe) let widget = instance.assumingMemoryBound(to: GtkWidget.self)
    if cgtk_is_a(instance, gtk_native_get_type()).isTrue {
      MainActor.assumeIsolated {
        LostSurfaceMending.forgetTooltip(in: widget)
        LostSurfaceMending.endSizeRequests(of: widget)
      }
    } else if cgtk_is_a(instance, gtk_scrolled_window_get_type()).isTrue {
      MainActor.assumeIsolated { LostSurfaceMending.endSettings(of: widget) }
    }
  }
  // The hook stays.
  return true.gboolean
}
