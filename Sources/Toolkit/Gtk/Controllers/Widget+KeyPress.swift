import CGtk

extension Widget {
  /// Passes a key to the handlers of the widget's key controllers in a phase, until a handler
  /// handles the key. Returns whether a handler handled the key. For tests, because GTK 4 provides
  /// no function that creates an event.
  package func pressKey(
    _ key: Key,
    _ modifiers: KeyModifiers = [],
    in phase: EventController.Phase
  ) -> Bool {
    let model = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(model.map(UnsafeMutableRawPointer.init)) }
    for index in 0..<g_list_model_get_n_items(model) {
      guard let item = g_list_model_get_item(model, index) else { continue }
      defer { g_object_unref(item) }
      let controller = OpaquePointer(item)
      guard
        cgtk_is_a(item, gtk_event_controller_key_get_type()).isTrue,
        gtk_event_controller_get_propagation_phase(controller).rawValue == phase.rawValue,
        cgtk_press_key(item, key.rawValue, modifiers.rawValue).isTrue
      else { continue }
      return true
    }
    return false
  }
}
