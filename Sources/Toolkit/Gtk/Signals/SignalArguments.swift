import CGtk

/// The arguments of an emission, without the instance itself. Valid while a handler runs.
struct SignalArguments {
  let values: UnsafePointer<GValue>?
  let count: Int

  /// An argument by position, as a type that the signal's documentation promises.
  func callAsFunction<Value: SignalValue>(_ index: Int, as: Value.Type = Value.self) -> Value {
    guard let values, index + 1 < count else {
      preconditionFailure("The signal has no argument number \(index).")
    }
    // The first value is the instance.
    return Value(signalValue: values + (index + 1))
  }
}

/// A type that a signal's argument can be read as.
protocol SignalValue {
  init(signalValue: UnsafePointer<GValue>)
}

extension Bool: SignalValue {
  init(signalValue: UnsafePointer<GValue>) { self = g_value_get_boolean(signalValue).isTrue }
}

extension Int32: SignalValue {
  init(signalValue: UnsafePointer<GValue>) { self = g_value_get_int(signalValue) }
}

extension UInt32: SignalValue {
  init(signalValue: UnsafePointer<GValue>) { self = g_value_get_uint(signalValue) }
}

extension Double: SignalValue {
  init(signalValue: UnsafePointer<GValue>) { self = g_value_get_double(signalValue) }
}

extension String: SignalValue {
  init(signalValue: UnsafePointer<GValue>) {
    self = string(g_value_get_string(signalValue)) ?? ""
  }
}

/// A flags argument, such as the modifiers of a key.
struct SignalFlags: SignalValue {
  let rawValue: UInt32

  init(signalValue: UnsafePointer<GValue>) { rawValue = g_value_get_flags(signalValue) }
}

/// An enumeration argument, such as a scroll step.
struct SignalEnum: SignalValue {
  let rawValue: Int32

  init(signalValue: UnsafePointer<GValue>) { rawValue = g_value_get_enum(signalValue) }
}

/// An instance or null, borrowed for the emission.
struct SignalObject: SignalValue {
  let pointer: UnsafeMutableRawPointer?

  init(signalValue: UnsafePointer<GValue>) {
    pointer = g_value_get_object(signalValue)
  }
}

/// An untyped pointer or null, borrowed for the emission.
struct SignalPointer: SignalValue {
  let pointer: UnsafeMutableRawPointer?

  init(signalValue: UnsafePointer<GValue>) { pointer = g_value_get_pointer(signalValue) }
}

/// A variant or null, borrowed for the emission.
struct SignalVariant: SignalValue {
  let pointer: OpaquePointer?

  init(signalValue: UnsafePointer<GValue>) { pointer = g_value_get_variant(signalValue) }
}

/// A boxed structure or null, borrowed for the emission.
struct SignalBoxed: SignalValue {
  let pointer: UnsafeMutableRawPointer?

  init(signalValue: UnsafePointer<GValue>) { pointer = g_value_get_boxed(signalValue) }
}
