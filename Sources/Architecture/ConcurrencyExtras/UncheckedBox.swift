/// A box with a shared mutable value. The compiler does not check the use of the value by several
/// threads.
///
/// ``UncheckedSendable`` wraps a value of a single owner, and this class wraps a shared value:
///
/// ```swift
/// let count = UncheckedBox(0)
/// observe { count.value += 1 }
/// ```
///
/// No lock protects the value. If two threads can access the value at the same time, use
/// ``LockIsolated``.
@dynamicMemberLookup
@propertyWrapper
public final class UncheckedBox<Value>: @unchecked Sendable {
  /// The shared value.
  public var value: Value

  /// Creates a box with an initial value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Creates a box with the initial value of a wrapped property.
  public convenience init(wrappedValue: Value) {
    self.init(wrappedValue)
  }

  /// The shared value, which is changed in place.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The box itself, which shares the value with the wrapped property.
  public var projectedValue: UncheckedBox { self }

  /// A property of the shared value, read only.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// A mutable property of the shared value, which is changed in place.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}
