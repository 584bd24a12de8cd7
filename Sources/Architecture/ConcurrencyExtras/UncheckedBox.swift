/// A value that several owners share and change, without the compiler checking that it is safe.
///
/// What ``UncheckedSendable`` is for a value of one's own, this is for one that is shared:
///
/// ```swift
/// let count = UncheckedBox(0)
/// observe { count.value += 1 }
/// ```
///
/// Nothing is locked. When the value is reachable from two threads at once, use ``LockIsolated``.
@dynamicMemberLookup
@propertyWrapper
public final class UncheckedBox<Value>: @unchecked Sendable {
  /// The value shared.
  public var value: Value

  /// Wraps an initial value.
  public init(_ value: Value) {
    self.value = value
  }

  public convenience init(wrappedValue: Value) {
    self.init(wrappedValue)
  }

  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  public var projectedValue: UncheckedBox { self }

  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}
