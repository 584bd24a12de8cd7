import CGtk

/// Properties by name, for the few that have no accessor function in C.
extension Object {
  package func setProperty(_ name: String, _ newValue: Bool) {
    withValue(cgtk_type_boolean()) { value in
      g_value_set_boolean(value, newValue.gboolean)
      g_object_set_property(cast(), name, value)
    }
  }

  package func setProperty(_ name: String, _ newValue: Int32) {
    withValue(cgtk_type_int()) { value in
      g_value_set_int(value, newValue)
      g_object_set_property(cast(), name, value)
    }
  }

  package func setProperty(_ name: String, _ newValue: String) {
    withValue(cgtk_type_string()) { value in
      g_value_set_string(value, newValue)
      g_object_set_property(cast(), name, value)
    }
  }

  package func boolProperty(_ name: String) -> Bool {
    withValue(cgtk_type_boolean()) { value in
      g_object_get_property(cast(), name, value)
      return g_value_get_boolean(value).isTrue
    }
  }

  package func intProperty(_ name: String) -> Int32 {
    withValue(cgtk_type_int()) { value in
      g_object_get_property(cast(), name, value)
      return g_value_get_int(value)
    }
  }

  package func stringProperty(_ name: String) -> String? {
    withValue(cgtk_type_string()) { value in
      g_object_get_property(cast(), name, value)
      return string(g_value_get_string(value))
    }
  }

  /// A value of a type for the duration of `body`.
  func withValue<Result>(
    _ type: GType,
    _ body: (UnsafeMutablePointer<GValue>) -> Result
  ) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    return body(&value)
  }
}
