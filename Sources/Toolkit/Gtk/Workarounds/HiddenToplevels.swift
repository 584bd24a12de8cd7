import CGtk

/// Hidden windows that screen readers can ask for.
///
/// NB: If a screen reader asks GTK 4.8.3 for a window beyond the last visible window, the
/// accessible root answers with the last window, visible or not (`GetChildAtIndex` in
/// `gtkatspiroot.c`). A window that isn't mapped has no path on the bus, and the missing path ends
/// the program. Windows are hidden before they are shown for the first time, and for example after
/// a dialog for files was closed (``ClosedFileDialog``). So a hidden window gets its path as soon
/// as it exists, and again when GTK has removed the path.
@MainActor
enum HiddenToplevels {
  /// Observes the windows of the program. A second call does nothing.
  static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    cgtk_on_toplevels_changed { _, _, _, _, _ in
      MainActor.assumeIsolated {
        // The new window is not complete yet. The bus is read at the default priority, so later.
        _ = MainLoopSource(idle: .high) { observeNew() }
      }
    }
    return true
  }()

  private static let key = "composablegtk-hidden-toplevel"

  private static func observeNew() {
    for window in all where g_object_get_data(object(window), key) == nil {
      g_object_set_data(object(window), key, window)
      cgtk_on_unmap(window) { window, _ in
        MainActor.assumeIsolated { HiddenToplevels.realizePath(of: window) }
      }
      realizePath(of: window)
    }
  }

  /// Registers a hidden window on the bus. A window that is destroyed is removed from the bus at
  /// its end.
  private static func realizePath(of window: UnsafeMutablePointer<GtkWidget>?) {
    guard let window, all.contains(window), !gtk_widget_get_mapped(window).isTrue else { return }
    // A change of a property that the bus reports registers the window.
    let isFocusable = gtk_widget_get_focusable(window)
    gtk_widget_set_focusable(window, (!isFocusable.isTrue).gboolean)
    gtk_widget_set_focusable(window, isFocusable)
  }

  private static var all: [UnsafeMutablePointer<GtkWidget>] {
    guard let model = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(model)).compactMap { index in
      guard let item = g_list_model_get_item(model, index) else { return nil }
      // The list retains the window.
      g_object_unref(item)
      // All items of this list are windows.
      return item.assumingMemoryBound(to: GtkWidget.self)
    }
  }

  /// The structure of a widget begins with the structure of its GObject.
  private static func object(
    _ window: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(window).assumingMemoryBound(to: GObject.self)
  }
}
