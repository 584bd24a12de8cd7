import CGtk

extension Window {
  /// Returns a visible window that GTK itself has created above this window, or `nil`. `typeName`
  /// is the C type of the window, such as `GtkFileChooserDialog`.
  func foreignWindow(_ typeName: String) -> Widget? {
    Window.foreignWindows(typeName).first {
      $0.isVisible && gtk_window_get_transient_for($0.cast()) == window
    }
  }

  /// Returns the windows, visible or hidden, that GTK itself has created. `typeName` is the C type
  /// of the windows, such as `GtkFileChooserDialog`.
  static func foreignWindows(_ typeName: String) -> [Widget] {
    guard let model = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(model)).compactMap { index in
      guard let item = g_list_model_get_item(model, index) else { return nil }
      defer { g_object_unref(item) }
      guard string(cgtk_type_name(item)) == typeName else { return nil }
      return Widget.wrapping(item.assumingMemoryBound(to: GtkWidget.self))
    }
  }
}
