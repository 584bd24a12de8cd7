/// A value behind an actor, for asynchronous code that may wait for its turn.
///
/// ```swift
/// let count = ActorIsolated(0)
/// await count.withValue { $0 += 1 }
/// ```
///
/// Synchronous code cannot use it; ``LockIsolated`` serves both and is the better default.
public final actor ActorIsolated<Value> {
  /// The value, read from within the actor.
  public var value: Value

  /// Wraps an initial value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads and changes the value in one turn of the actor.
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
