/// A type-erased hashable and sendable value.
///
/// Unlike `AnyHashable`, this type is sendable, because its value is sendable:
///
/// ```swift
/// let ids: Set<AnyHashableSendable> = [AnyHashableSendable(1), "timer"]
/// ```
///
/// Two values are equal if their bases are equal as `AnyHashable`. Wrapping an
/// `AnyHashableSendable` again adds no second layer.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The wrapped value.
  public let base: any Hashable & Sendable

  /// Wraps a value.
  @_disfavoredOverload
  public init(_ base: any Hashable & Sendable) {
    self.init(base)
  }

  /// Wraps a value.
  public init(_ base: some Hashable & Sendable) {
    if let wrapped = base as? AnyHashableSendable {
      self = wrapped
    } else {
      self.base = base
    }
  }

  /// Whether the bases are equal as `AnyHashable`, which compares integers of different types by
  /// value.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the base, so that an instance has the same hash as its base.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
  }
}

// As an `AnyHashable`, which is the key type of a set or dictionary of mixed keys, an instance is
// equal to its base. The standard library declares this protocol only with an underscore.
extension AnyHashableSendable: _HasCustomAnyHashableRepresentation {
  /// Returns the base as an `AnyHashable`, so that a lookup by the base finds an instance.
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(base) }
}

extension AnyHashableSendable: CustomStringConvertible, CustomDebugStringConvertible {
  /// The description of the base, without the name of the wrapper.
  public var description: String { String(describing: base) }

  /// The name of the wrapper, followed by the debug description of the base in parentheses.
  public var debugDescription: String { "AnyHashableSendable(\(String(reflecting: base)))" }
}

extension AnyHashableSendable: CustomReflectable {
  /// A mirror with the base as its only child, with the label `value`.
  public var customMirror: Mirror { Mirror(self, children: ["value": base]) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
  /// Wraps a Boolean literal as a `Bool`.
  public init(booleanLiteral value: Bool) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
  /// Wraps an integer literal as an `Int`.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
  /// Wraps a floating-point literal as a `Double`.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
  /// Wraps a string literal as a `String`.
  public init(stringLiteral value: String) { self.init(value) }
}
