import CGtk

/// A type of property values. `Bool`, `Int32` (also for enumerations), `UInt32` (also for flags),
/// `Double`, `String` and `String?` conform to this protocol.
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
  /// `G_TYPE_BOOLEAN`.
  public static var valueType: GType { cgtk_type_boolean() }

  /// Reads a `gboolean`. Every number but 0 is `true`.
  public init(propertyValue: UnsafePointer<GValue>) {
    self = g_value_get_boolean(propertyValue).isTrue
  }

  /// Stores the value as a `gboolean`.
  public func set(in value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, gboolean) }
}

extension Int32: PropertyValue {
  /// `G_TYPE_INT`. GObject converts enumerations to this type.
  public static var valueType: GType { cgtk_type_int() }

  /// Reads a `gint`.
  public init(propertyValue: UnsafePointer<GValue>) { self = g_value_get_int(propertyValue) }

  /// Stores the value as a `gint`.
  public func set(in value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, self) }
}

extension UInt32: PropertyValue {
  /// `G_TYPE_UINT`. GObject converts flags to this type.
  public static var valueType: GType { cgtk_type_uint() }

  /// Reads a `guint`.
  public init(propertyValue: UnsafePointer<GValue>) { self = g_value_get_uint(propertyValue) }

  /// Stores the value as a `guint`.
  public func set(in value: UnsafeMutablePointer<GValue>) { g_value_set_uint(value, self) }
}

extension Double: PropertyValue {
  /// `G_TYPE_DOUBLE`.
  public static var valueType: GType { cgtk_type_double() }

  /// Reads a `gdouble`.
  public init(propertyValue: UnsafePointer<GValue>) { self = g_value_get_double(propertyValue) }

  /// Stores the value as a `gdouble`.
  public func set(in value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension String: PropertyValue {
  /// `G_TYPE_STRING`.
  public static var valueType: GType { cgtk_type_string() }

  /// Reads a copy of the string. A null string is read as the empty string.
  public init(propertyValue: UnsafePointer<GValue>) {
    self = string(g_value_get_string(propertyValue)) ?? ""
  }

  /// Stores a copy of the string.
  public func set(in value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}

/// A type whose optional conforms to ``PropertyValue``, for properties whose value may be null.
@MainActor
public protocol OptionalPropertyValue {
  /// The type of the values in the type system of GObject, which includes null.
  static var optionalValueType: GType { get }
  /// Reads a value of ``optionalValueType``. A null value is read as `nil`.
  static func read(_ value: UnsafePointer<GValue>) -> Self?
  /// Stores the value in a value of ``optionalValueType``, or null for `nil`.
  static func write(_ wrapped: Self?, in value: UnsafeMutablePointer<GValue>)
}

extension Optional: @MainActor PropertyValue where Wrapped: OptionalPropertyValue {
  /// The type of the wrapped values, which includes null.
  public static var valueType: GType { Wrapped.optionalValueType }

  /// Reads the value; null is read as `nil`.
  public init(propertyValue: UnsafePointer<GValue>) { self = Wrapped.read(propertyValue) }

  /// Stores the value; `nil` is stored as null.
  public func set(in value: UnsafeMutablePointer<GValue>) { Wrapped.write(self, in: value) }
}

extension String: OptionalPropertyValue {
  /// `G_TYPE_STRING`, whose values may be null.
  public static var optionalValueType: GType { valueType }

  /// Returns a copy of the string, or `nil` for a null string.
  public static func read(_ value: UnsafePointer<GValue>) -> String? {
    string(g_value_get_string(value))
  }

  /// Stores a copy of the string, or null for `nil`.
  public static func write(_ wrapped: String?, in value: UnsafeMutablePointer<GValue>) {
    g_value_set_string(value, wrapped)
  }
}
