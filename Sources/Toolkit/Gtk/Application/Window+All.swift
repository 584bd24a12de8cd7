import CGtk

extension Window {
  /// The toplevel windows of the process that have a wrapper.
  public static var all: [Window] {
    guard let model = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(model)).compactMap { index in
      guard let item = g_list_model_get_item(model, index) else { return nil }
      defer { g_object_unref(item) }
      return Object.existing(for: item) as? Window
    }
  }
}
