import CGtk

@testable import Gtk

/// Gestures that no test can make: their controllers say so as GTK has them do.
extension Gtk.Window {
  /// One finger strokes over the window.
  func swipeWithOneFinger(velocityX: Double, velocityY: Double = 0) {
    emit("swipe", of: "GtkGestureSwipe", [velocityX, velocityY])
  }

  /// Two fingers move over the touch pad, in so many steps.
  func swipeWithTwoFingers(x: Double, y: Double = 0, velocity: Double = 0, begins: Bool = true) {
    if begins {
      emit("scroll-begin", of: "GtkEventControllerScroll")
    }
    for _ in 1...4 {
      emit("scroll", of: "GtkEventControllerScroll", [x / 4, y / 4])
    }
    emit("scroll-end", of: "GtkEventControllerScroll")
    emit("decelerate", of: "GtkEventControllerScroll", [velocity, 0])
  }

}

extension Widget {
  /// A gesture recognises a press on the widget.
  func press(_ gesture: String, presses: Int32? = nil) {
    emit("pressed", of: gesture, [1, 1], presses: presses)
  }

  fileprivate func emit(
    _ signal: String,
    of type: String,
    _ arguments: [Double] = [],
    presses: Int32? = nil
  ) {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      guard String(cString: cgtk_type_name(controller)) == type else { continue }
      var instance = GValue()
      g_value_init(&instance, gtk_event_controller_get_type())
      g_value_set_object(&instance, controller)
      var values = [instance]
      if let presses {
        var value = GValue()
        g_value_init(&value, cgtk_type_int())
        g_value_set_int(&value, presses)
        values.append(value)
      }
      for argument in arguments {
        var value = GValue()
        g_value_init(&value, cgtk_type_double())
        g_value_set_double(&value, argument)
        values.append(value)
      }
      var result = GValue()
      g_value_init(&result, cgtk_type_boolean())
      let id = g_signal_lookup(signal, cgtk_type_of(controller))
      g_signal_emitv(&values, id, 0, &result)
      for index in values.indices { g_value_unset(&values[index]) }
    }
  }
}
