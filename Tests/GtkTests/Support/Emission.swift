import CGtk

@testable import Gtk

/// Emits `clicked` as C code does, without a Swift reference to the button.
@MainActor
func emitClicked(_ pointer: UnsafeMutableRawPointer) {
  var instance = GValue()
  g_value_init(&instance, gtk_button_get_type())
  g_value_set_object(&instance, pointer)
  g_signal_emitv(&instance, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
  g_value_unset(&instance)
}

extension Object {
  /// Disposes of the object, which disconnects all handlers and breaks a retain cycle of a test.
  @MainActor
  func disposeForTesting() { g_object_run_dispose(cast()) }
}

/// An argument of a signal.
enum Argument {
  case int(Int32), uint(UInt32), double(Double), flags(UInt32)

  fileprivate var value: GValue {
    var value = GValue()
    switch self {
    case .int(let int):
      g_value_init(&value, cgtk_type_int())
      g_value_set_int(&value, int)
    case .uint(let uint):
      g_value_init(&value, cgtk_type_uint())
      g_value_set_uint(&value, uint)
    case .double(let double):
      g_value_init(&value, cgtk_type_double())
      g_value_set_double(&value, double)
    case .flags(let flags):
      g_value_init(&value, gdk_modifier_type_get_type())
      g_value_set_flags(&value, flags)
    }
    return value
  }
}

extension EventController {
  /// Emits a signal as GTK does, and returns the result of the handlers.
  @MainActor
  @discardableResult
  func emit(_ signal: String, _ arguments: Argument...) -> Bool {
    var instance = GValue()
    g_value_init(&instance, gtk_event_controller_get_type())
    g_value_set_object(&instance, pointer)
    var values = [instance] + arguments.map(\.value)
    var result = GValue()
    g_value_init(&result, cgtk_type_boolean())
    g_signal_emitv(&values, g_signal_lookup(signal, cgtk_type_of(pointer)), 0, &result)
    for index in values.indices { g_value_unset(&values[index]) }
    return g_value_get_boolean(&result) != 0
  }
}

extension Shortcut {
  /// Activates the shortcut, as its keys do.
  @MainActor
  func activateForTesting(on widget: Widget) -> Bool {
    gtk_shortcut_action_activate(
      gtk_shortcut_get_action(opaque),
      GTK_SHORTCUT_ACTION_EXCLUSIVE,
      widget.widget,
      nil
    ) != 0
  }
}
