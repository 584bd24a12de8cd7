import CGtk

/// An argument of a signal.
package enum EmittedValue {
  case int(Int32)
  case double(Double)

  fileprivate var value: GValue {
    var value = GValue()
    switch self {
    case .int(let int):
      g_value_init(&value, cgtk_type_int())
      g_value_set_int(&value, int)
    case .double(let double):
      g_value_init(&value, cgtk_type_double())
      g_value_set_double(&value, double)
    }
    return value
  }
}

extension Object {
  /// Emits a signal with arguments, like GTK. The method is for tests of gestures, because a test
  /// can't perform a gesture.
  package func emit(_ signal: String, _ arguments: [EmittedValue]) {
    var instance = GValue()
    g_value_init(&instance, cgtk_type_of(pointer))
    g_value_set_object(&instance, pointer)
    var values = [instance] + arguments.map(\.value)
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    // The result of the handlers, if the signal has a Boolean result. Without a result, the value
    // is not changed.
    var result = GValue()
    g_value_init(&result, cgtk_type_boolean())
    g_signal_emitv(&values, g_signal_lookup(signal, cgtk_type_of(pointer)), 0, &result)
  }
}
