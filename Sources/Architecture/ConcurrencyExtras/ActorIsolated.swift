/// A value isolated to an actor, for code that can `await` access to the value.
///
/// ```swift
/// let count = ActorIsolated(0)
/// await count.withValue { $0 += 1 }
/// ```
///
/// Synchronous code cannot access the value. ``LockIsolated`` supports synchronous and asynchronous
/// code, and is the better default.
public final actor ActorIsolated<Value> {
  /// The value, read from within the actor.
  public var value: Value

  /// Creates an actor with an initial value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Calls `operation`, which reads and changes the value without a suspension.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}
