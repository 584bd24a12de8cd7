import CGtk

extension Window {
  /// Returns a visible window that GTK itself has created above this window, or `nil`. `typeName`
  /// is the C type of the window, such as `GtkFileChooserDialog`.
  func foreignWindow(_ typeName: String) -> Widget? {
    guard let model = gtk_window_get_toplevels() else { return nil }
    for index in 0..<g_list_model_get_n_items(model) {
      guard let item = g_list_model_get_item(model, index) else { continue }
      defer { g_object_unref(item) }
      guard string(cgtk_type_name(item)) == typeName,
        gtk_window_get_transient_for(item.assumingMemoryBound(to: GtkWindow.self)) == window,
        let widget = Widget.wrapping(item.assumingMemoryBound(to: GtkWidget.self)),
        widget.isVisible
      else { continue }
      return widget
    }
    return nil
  }
}
