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
      preconditionFailure("The signal has no argument number \(index).")
    }
    // The first value is the instance.
    let value = values + (index + 1)
    guard Value.canRead(value) else {
      preconditionFailure("The argument number \(index) of the signal is no '\(Value.self)'.")
    }
    return Value(signalValue: value)
  }
}

/// A type as which a signal argument can be read: `Bool`, `Int32`, `UInt32`, `Double`, `String`,
/// ``SignalEnum``, ``SignalFlags``, ``SignalObject``, ``SignalBoxed``, ``SignalPointer`` and
/// ``SignalVariant``.
public protocol SignalValue {
  /// Returns whether a value of GObject has the type.
  static func canRead(_ value: UnsafePointer<GValue>) -> Bool

  /// Creates the value from a value of GObject that ``canRead(_:)`` has accepted.
  init(signalValue: UnsafePointer<GValue>)
}

extension UnsafePointer<GValue> {
  fileprivate func holds(_ type: GType) -> Bool {
    g_type_check_value_holds(UnsafeMutablePointer(mutating: self), type).isTrue
  }
}

extension Bool: SignalValue {
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.holds(cgtk_type_boolean())
  }

  public init(signalValue: UnsafePointer<GValue>) { self = g_value_get_boolean(signalValue).isTrue }
}

extension Int32: SignalValue {
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.holds(cgtk_type_int())
  }

  public init(signalValue: UnsafePointer<GValue>) { self = g_value_get_int(signalValue) }
}

extension UInt32: SignalValue {
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.holds(cgtk_type_uint())
  }

  public init(signalValue: UnsafePointer<GValue>) { self = g_value_get_uint(signalValue) }
}

extension Double: SignalValue {
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.holds(cgtk_type_double())
  }

  public init(signalValue: UnsafePointer<GValue>) { self = g_value_get_double(signalValue) }
}

extension String: SignalValue {
  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.holds(cgtk_type_string())
  }

  public init(signalValue: UnsafePointer<GValue>) {
    self = string(g_value_get_string(signalValue)) ?? ""
  }
}

/// A flags argument, such as the modifiers of a key.
public struct SignalFlags: SignalValue {
  public let rawValue: UInt32

  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.holds(cgtk_type_flags())
  }

  public init(signalValue: UnsafePointer<GValue>) { rawValue = g_value_get_flags(signalValue) }
}

/// An enumeration argument, such as a scroll step.
public struct SignalEnum: SignalValue {
  public let rawValue: Int32

  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.holds(cgtk_type_enum())
  }

  public init(signalValue: UnsafePointer<GValue>) { rawValue = g_value_get_enum(signalValue) }
}

/// An instance or null, which the emission owns. An instance of an interface is an instance, too.
public struct SignalObject: SignalValue {
  public let pointer: UnsafeMutableRawPointer?

  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.holds(cgtk_type_object())
  }

  public init(signalValue: UnsafePointer<GValue>) {
    pointer = g_value_get_object(signalValue)
  }
}

/// An untyped pointer or null, borrowed for the emission.
public struct SignalPointer: SignalValue {
  public let pointer: UnsafeMutableRawPointer?

  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.holds(cgtk_type_pointer())
  }

  public init(signalValue: UnsafePointer<GValue>) { pointer = g_value_get_pointer(signalValue) }
}

/// A variant or null, borrowed for the emission.
public struct SignalVariant: SignalValue {
  public let pointer: OpaquePointer?

  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.holds(cgtk_type_variant())
  }

  public init(signalValue: UnsafePointer<GValue>) { pointer = g_value_get_variant(signalValue) }
}

/// A boxed structure or null, borrowed for the emission.
public struct SignalBoxed: SignalValue {
  public let pointer: UnsafeMutableRawPointer?

  public static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    value.holds(cgtk_type_boxed())
  }

  public init(signalValue: UnsafePointer<GValue>) { pointer = g_value_get_boxed(signalValue) }
}
