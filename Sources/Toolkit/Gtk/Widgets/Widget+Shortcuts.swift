import CGtk

extension Widget {
  /// The shortcut controllers that were added to the widget, GTK's own among them.
  package var shortcutControllers: [ShortcutController] {
    let model = gtk_widget_observe_controllers(widget)
    defer { if let model { g_object_unref(UnsafeMutableRawPointer(model)) } }
    return (0..<g_list_model_get_n_items(model)).compactMap { index in
      guard let item = g_list_model_get_item(model, index) else { return nil }
      defer { g_object_unref(item) }
      return Object.existing(for: item) as? ShortcutController
    }
  }
}

extension ShortcutController {
  /// Runs the actions of those shortcuts whose keys are spelt so, until one deals with it.
  package func activate(_ trigger: String, on widget: Widget) -> Bool {
    let wanted = gtk_shortcut_trigger_parse_string(trigger)
    defer { if let wanted { g_object_unref(UnsafeMutableRawPointer(wanted)) } }
    return (0..<g_list_model_get_n_items(opaque)).contains { index in
      guard let item = g_list_model_get_item(opaque, index) else { return false }
      defer { g_object_unref(item) }
      let shortcut = OpaquePointer(item)
      let trigger = gtk_shortcut_get_trigger(shortcut)
      guard gtk_shortcut_trigger_equal(
        UnsafeRawPointer(trigger), UnsafeRawPointer(wanted)
      ).isTrue
      else { return false }
      return gtk_shortcut_action_activate(
        gtk_shortcut_get_action(shortcut), GtkShortcutActionFlags(rawValue: 0), widget.widget, nil
      ).isTrue
    }
  }
}
