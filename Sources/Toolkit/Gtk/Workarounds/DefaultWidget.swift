import CGtk

/// A workaround for the default widget of a window, which Enter activates.
@MainActor
package enum DefaultWidget {
  /// Resets the default widget of `window` if the default widget is `widget`. Called when `widget`
  /// is hidden or removed.
  ///
  /// NB: GTK doesn't retain the default widget, and resets a removed default widget only when the
  /// window is drawn again. Until then, GTK uses the removed widget. Still present in 4.24.1.
  package static func reset(_ widget: Widget, in window: Widget) {
    guard cgtk_is_a(window.pointer, gtk_window_get_type()).isTrue,
      gtk_window_get_default_widget(window.cast()) == widget.widget
    else { return }
    gtk_window_set_default_widget(window.cast(), nil)
  }
}
