import CGtk

extension Widget {
  /// Adds a controller, which the widget retains until the controller is removed or the widget is
  /// finalized.
  public func addController(_ controller: EventController) {
    // GTK takes ownership of the passed reference. The wrapper retains its own reference.
    g_object_ref(controller.pointer)
    gtk_widget_add_controller(widget, controller.opaque)
  }

  /// Removes a controller, and releases the widget's reference to the controller. GTK logs a
  /// critical if the controller was not added to the widget.
  public func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(widget, controller.opaque)
  }

  /// Returns the controllers whose type has the given name. Controllers that GTK has added to the
  /// widget are included.
  package func controllers(_ typeName: String) -> [Object] {
    let list = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      // The list returns an owned reference to each controller.
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      let object = Object.existing(for: item) ?? Object(item, transfer: .none)
      return object.typeName == typeName ? object : nil
    }
  }
}
