import ConcurrencyExtras

/// A sequence of the current value of a shared value, and of the value after each change.
///
/// ```swift
/// for await count in counter.$count.publisher {
///   print("The count is \(count).")
/// }
/// ```
///
/// An iteration ends only when its task is cancelled. Each iteration has a separate buffer, which
/// stores the values until the values are consumed. An emitted value can equal the previous value.
public struct SharedPublisher<Value: Sendable>: AsyncSequence, Sendable {
  /// The type of the values.
  public typealias Element = Value
  /// The sequence does not fail.
  public typealias Failure = Never

  let reference: SharedReaderReference<Value>

  /// The sequence itself. Code that was written for Combine reads this property.
  public var values: Self { self }

  /// Returns an iterator that emits the current value, and the value after each later change.
  public func makeAsyncIterator() -> AsyncStream<Value>.Iterator {
    let reference = reference
    return AsyncStream { continuation in
      // Threads that change the value emit in turn, and each emits the current value, so that no
      // older value follows a newer value.
      let turn = Lock(())
      let emit: @Sendable () -> Void = {
        turn.withLock { _ in _ = continuation.yield(reference.value) }
      }
      let subscription = reference.subscribe(emit)
      emit()
      continuation.onTermination = { _ in subscription.cancel() }
    }
    .makeAsyncIterator()
  }
}

extension Shared where Value: Sendable {
  /// The current value, and the value after each change.
  public var publisher: SharedPublisher<Value> { SharedPublisher(reference: reference) }
}

extension SharedReader where Value: Sendable {
  /// The current value, and the value after each change.
  public var publisher: SharedPublisher<Value> { SharedPublisher(reference: reference) }
}
