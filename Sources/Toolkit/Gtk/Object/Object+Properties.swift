import CGtk
import IssueReporting

extension Object {
  /// Returns the value of the property with a name. The documentation of the C class lists the
  /// names.
  ///
  /// ```swift
  /// let position = paned.property("position", as: Int32.self)
  /// let isWide: Bool = paned.property("wide-handle")
  /// ```
  ///
  /// If the class has no such property, or the property is not readable or can't be converted to
  /// `Value`, the method reports an issue and returns `false`, 0, an empty string or `nil`.
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

  /// Sets the property with a name.
  ///
  /// If the class has no such property, or the property is not writable or can't be converted from
  /// `Value`, the method reports an issue and sets nothing.
  public func setProperty<Value: PropertyValue>(_ name: String, _ newValue: Value) {
    guard canConvert(name, { g_value_type_transformable(Value.valueType, $0) }, Value.self),
      isWritable(name)
    else { return }
    withValue(Value.valueType) { value in
      newValue.set(in: value)
      g_object_set_property(cast(), name, value)
    }
  }

  /// Returns whether a property exists and the type of the property can be converted. Reports an
  /// issue otherwise.
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

  /// Returns whether an existing property can be read. Reports an issue otherwise.
  func isReadable(_ name: String) -> Bool {
    if cgtk_property_is_readable(pointer, name).isTrue { return true }
    reportIssue("The property '\(name)' of a '\(typeName)' is write-only.")
    return false
  }

  /// Returns whether an existing property can be set after the instance was created. Reports an
  /// issue otherwise.
  func isWritable(_ name: String) -> Bool {
    guard cgtk_property_is_writable(pointer, name).isTrue else {
      reportIssue("The property '\(name)' of a '\(typeName)' is read-only.")
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

  /// Calls `body` with an initialized `GValue` of a type. The value is valid until `body` returns.
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
