import CGtk
import IssueReporting

extension Object {
  /// Returns a property of the instance by its name, as the documentation of its class lists it.
  ///
  /// ```swift
  /// let position = paned.property("position", as: Int32.self)
  /// let isWide: Bool = paned.property("wide-handle")
  /// ```
  ///
  /// If the class has no such property, or the property has another type or is not readable, an issue is
  /// reported, and the result is `false`, 0 or `nil`.
  public func property<Value: PropertyValue>(
    _ name: String,
    as type: Value.Type = Value.self
  ) -> Value {
    withValue(Value.valueType) { value in
      if canConvert(name, { g_value_type_transformable($0, Value.valueType) }, Value.self),
        isReadable(name)
      {
        g_object_get_property(cast(), name, value)
      }
      return Value(propertyValue: value)
    }
  }

  /// Sets a property of the instance by its name.
  ///
  /// If the class has no such property, or the property has another type or is not writable, an issue is
  /// reported, and nothing is set.
  public func setProperty<Value: PropertyValue>(_ name: String, _ newValue: Value) {
    guard canConvert(name, { g_value_type_transformable(Value.valueType, $0) }, Value.self),
      isWritable(name)
    else { return }
    withValue(Value.valueType) { value in
      newValue.set(in: value)
      g_object_set_property(cast(), name, value)
    }
  }

  /// Whether there is a property whose type can be converted. Reports an issue otherwise.
  func canConvert<Value>(
    _ name: String,
    _ isTransformable: (GType) -> gboolean,
    _ type: Value.Type
  ) -> Bool {
    let propertyType = cgtk_property_type(pointer, name)
    guard propertyType != 0 else {
      reportIssue("A '\(typeName)' has no property '\(name)'.")
      return false
    }
    guard isTransformable(propertyType).isTrue else {
      let actual = string(g_type_name(propertyType)) ?? "?"
      reportIssue("The property '\(name)' of a '\(typeName)' is a '\(actual)', not a '\(type)'.")
      return false
    }
    return true
  }

  /// Whether a property that exists can be read. Reports an issue otherwise.
  func isReadable(_ name: String) -> Bool {
    if cgtk_property_is_readable(pointer, name).isTrue { return true }
    reportIssue("The property '\(name)' of a '\(typeName)' can be set only.")
    return false
  }

  /// Whether a property that exists can be set. Reports an issue otherwise.
  func isWritable(_ name: String) -> Bool {
    guard cgtk_property_is_writable(pointer, name).isTrue else {
      reportIssue("The property '\(name)' of a '\(typeName)' can be read only.")
      return false
    }
    guard !cgtk_property_is_construct_only(pointer, name).isTrue else {
      reportIssue(
        "The property '\(name)' of a '\(typeName)' can be set only when the instance is created."
      )
      return false
    }
    return true
  }

  /// Calls `body` with a value of a type. The value is valid until `body` returns.
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
