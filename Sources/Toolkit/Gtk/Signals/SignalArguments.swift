import CGtk

/// The arguments of an emission, without the instance that emits the signal.
///
/// ```swift
/// view.connect("size-prepared", arguments: { arguments in
///   let width: Int32 = arguments(0)
///   …
/// })
/// ```
///
/// The arguments are valid only while the handler runs. Don't store them.
public struct SignalArguments {
  let values: UnsafePointer<GValue>?
  let count: Int

  /// Returns the argument at a position, starting at 0.
  ///
  /// The function traps if the signal has no such argument, or if the argument has another type.
  public func callAsFunction<Value: SignalValue>(_ index: Int, as: Value.Type = Value.self) -> Value
  {
    guard let values, index + 1 < count else {
      preconditionFailure("The signal has no argument \(index).")
    }
    // The first value is the instance.
    let value = values + (index + 1)
    guard Value.canRead(value) else {
      preconditionFailure("The argument \(index) of the signal is not a '\(Value.self)'.")
    }
    return Value(signalValue: value)
  }
}

/// A type of signal arguments. `Bool`, `Int32`, `UInt32`, `Double`, `String`, ``SignalEnum``,
/// ``SignalFlags``, ``SignalObject``, ``SignalBoxed``, ``SignalPointer`` and ``SignalVariant``
/// conform to this protocol.
public protocol SignalValue {
  /// Returns whether a value of GObject has the type.
  static func canRead(_ value: UnsafePointer<GValue>) -> Bool

  /// Creates the value from a value of GObject that ``canRead(_:)`` has accepted.
  init(signalValue: UnsafePointer<GValue>)
}

extension UnsafePointer<GValue> {
  fileprivate func hasType(_ type: GType) -> Bool {
    g_type_check_value_holds(UnsafeMutablePointer(mutating: self), type).isTrue
  }
}

extension Bool: SignalValue {
  /// Returns whether the value is of the type `G_TYPE_BOOLEAN`.
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.hasType(cgtk_type_boolean())
  }

  /// Reads a `gboolean`. Every number but 0 is `true`.
  public init(signalValue: UnsafePointer<GValue>) { self = g_value_get_boolean(signalValue).isTrue }
}

extension Int32: SignalValue {
  /// Returns whether the value is of the type `G_TYPE_INT`. An enumeration is read as a
  /// ``SignalEnum``.
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.hasType(cgtk_type_int())
  }

  /// Reads a `gint`.
  public init(signalValue: UnsafePointer<GValue>) { self = g_value_get_int(signalValue) }
}

extension UInt32: SignalValue {
  /// Returns whether the value is of the type `G_TYPE_UINT`. A flags value is read as
  /// ``SignalFlags``.
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.hasType(cgtk_type_uint())
  }

  /// Reads a `guint`.
  public init(signalValue: UnsafePointer<GValue>) { self = g_value_get_uint(signalValue) }
}

extension Double: SignalValue {
  /// Returns whether the value is of the type `G_TYPE_DOUBLE`.
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.hasType(cgtk_type_double())
  }

  /// Reads a `gdouble`.
  public init(signalValue: UnsafePointer<GValue>) { self = g_value_get_double(signalValue) }
}

extension String: SignalValue {
  /// Returns whether the value is of the type `G_TYPE_STRING`.
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.hasType(cgtk_type_string())
  }

  /// Reads a copy of the string. A null string is read as the empty string.
  public init(signalValue: UnsafePointer<GValue>) {
    self = string(g_value_get_string(signalValue)) ?? ""
  }
}

/// A flags argument, such as the modifiers of a key.
public struct SignalFlags: SignalValue {
  /// The bits of the flags, whose meaning depends on the signal.
  public let rawValue: UInt32

  /// Returns whether the value is of the type `G_TYPE_FLAGS` or of a derived type.
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.hasType(cgtk_type_flags())
  }

  /// Reads the bits of a flags value.
  public init(signalValue: UnsafePointer<GValue>) { rawValue = g_value_get_flags(signalValue) }
}

/// An enumeration argument, such as a scroll step.
public struct SignalEnum: SignalValue {
  /// The number of the enumeration case, whose meaning depends on the signal.
  public let rawValue: Int32

  /// Returns whether the value is of the type `G_TYPE_ENUM` or of a derived type.
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.hasType(cgtk_type_enum())
  }

  /// Reads the number of an enumeration value.
  public init(signalValue: UnsafePointer<GValue>) { rawValue = g_value_get_enum(signalValue) }
}

/// A GObject or null, borrowed for the emission. The type of the argument may also be an interface.
public struct SignalObject: SignalValue {
  /// The instance, valid while the handler runs. `Object.existing(for:)` returns the wrapper of the
  /// instance.
  public let pointer: UnsafeMutableRawPointer?

  /// Returns whether the value is of the type `G_TYPE_OBJECT`, of a derived class, or of an
  /// interface that only GObjects implement.
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.hasType(cgtk_type_object())
  }

  /// Reads the instance, which is not retained.
  public init(signalValue: UnsafePointer<GValue>) {
    pointer = g_value_get_object(signalValue)
  }
}

/// An untyped pointer or null, borrowed for the emission.
public struct SignalPointer: SignalValue {
  /// The address, valid while the handler runs.
  public let pointer: UnsafeMutableRawPointer?

  /// Returns whether the value is of the type `G_TYPE_POINTER`.
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.hasType(cgtk_type_pointer())
  }

  /// Reads the address.
  public init(signalValue: UnsafePointer<GValue>) { pointer = g_value_get_pointer(signalValue) }
}

/// A variant or null, borrowed for the emission.
public struct SignalVariant: SignalValue {
  /// The `GVariant`, valid while the handler runs.
  public let pointer: OpaquePointer?

  /// Returns whether the value is of the type `G_TYPE_VARIANT`.
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.hasType(cgtk_type_variant())
  }

  /// Reads the variant, which is not retained.
  public init(signalValue: UnsafePointer<GValue>) { pointer = g_value_get_variant(signalValue) }
}

/// A boxed structure or null, borrowed for the emission.
public struct SignalBoxed: SignalValue {
  /// The structure, valid while the handler runs. The signal determines the C type of the
  /// structure.
  public let pointer: UnsafeMutableRawPointer?

  /// Returns whether the value is of the type `G_TYPE_BOXED` or of a derived type.
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.hasType(cgtk_type_boxed())
  }

  /// Reads the address of the structure, which is not copied.
  public init(signalValue: UnsafePointer<GValue>) { pointer = g_value_get_boxed(signalValue) }
}
