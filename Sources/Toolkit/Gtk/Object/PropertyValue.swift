import CGtk

/// A type of property values: `Bool`; `Int32`, also for enumerations; `UInt32`, also for flags;
/// `Double`; `String`; and an optional string.
@MainActor
public protocol PropertyValue {
  /// The type in the type system of GObject.
  static var valueType: GType { get }

  /// Creates the value from a value of ``valueType``.
  init(propertyValue: UnsafePointer<GValue>)

  /// Stores the value in a value of ``valueType``.
  func set(in value: UnsafeMutablePointer<GValue>)
}

extension Bool: PropertyValue {
  public static var valueType: GType { cgtk_type_boolean() }

  public init(propertyValue: UnsafePointer<GValue>) {
    self = g_value_get_boolean(propertyValue).isTrue
  }

  public func set(in value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, gboolean) }
}

extension Int32: PropertyValue {
  public static var valueType: GType { cgtk_type_int() }

  public init(propertyValue: UnsafePointer<GValue>) { self = g_value_get_int(propertyValue) }

  public func set(in value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, self) }
}

extension UInt32: PropertyValue {
  public static var valueType: GType { cgtk_type_uint() }

  public init(propertyValue: UnsafePointer<GValue>) { self = g_value_get_uint(propertyValue) }

  public func set(in value: UnsafeMutablePointer<GValue>) { g_value_set_uint(value, self) }
}

extension Double: PropertyValue {
  public static var valueType: GType { cgtk_type_double() }

  public init(propertyValue: UnsafePointer<GValue>) { self = g_value_get_double(propertyValue) }

  public func set(in value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension String: PropertyValue {
  public static var valueType: GType { cgtk_type_string() }

  public init(propertyValue: UnsafePointer<GValue>) {
    self = string(g_value_get_string(propertyValue)) ?? ""
  }

  public func set(in value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}

/// A type whose optional is a type of property values that may be null.
@MainActor
public protocol OptionalPropertyValue {
  static var optionalValueType: GType { get }
  static func read(_ value: UnsafePointer<GValue>) -> Self?
  static func write(_ wrapped: Self?, in value: UnsafeMutablePointer<GValue>)
}

extension Optional: @MainActor PropertyValue where Wrapped: OptionalPropertyValue {
  public static var valueType: GType { Wrapped.optionalValueType }

  public init(propertyValue: UnsafePointer<GValue>) { self = Wrapped.read(propertyValue) }

  public func set(in value: UnsafeMutablePointer<GValue>) { Wrapped.write(self, in: value) }
}

extension String: OptionalPropertyValue {
  public static var optionalValueType: GType { valueType }

  public static func read(_ value: UnsafePointer<GValue>) -> String? {
    string(g_value_get_string(value))
  }

  public static func write(_ wrapped: String?, in value: UnsafeMutablePointer<GValue>) {
    g_value_set_string(value, wrapped)
  }
}
