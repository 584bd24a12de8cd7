import CGtk

extension Window {
  /// All windows of the process, visible or hidden, including the windows that GTK has created.
  static var toplevels: [Widget] {
    guard let model = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(model)).compactMap { index in
      guard let item = g_list_model_get_item(model, index) else { return nil }
      defer { g_object_unref(item) }
      return Widget.wrapping(item.assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// Returns a visible window that GTK itself has created above this window, or `nil`. `typeName`
  /// is the C type of the window, such as `GtkFileChooserDialog`.
  func foreignWindow(_ typeName: String) -> Widget? {
    Window.toplevels.first {
      $0.typeName == typeName && $0.isVisible
        && gtk_window_get_transient_for($0.cast()) == window
    }
  }
}
