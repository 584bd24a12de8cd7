/// The values of a shared value over time: the current value, and the value after each change.
///
/// ```swift
/// for await count in counter.$count.publisher {
///   print("The count is \(count).")
/// }
/// ```
///
/// The sequence never ends, and each iteration has its own buffer. A value that is changed faster
/// than the values are consumed is delivered after each of its changes.
public struct SharedPublisher<Value: Sendable>: AsyncSequence, Sendable {
  /// The type of the values.
  public typealias Element = Value
  /// The sequence does not fail.
  public typealias Failure = Never

  let reference: SharedReaderReference<Value>

  /// The sequence itself, under the name that code for Combine uses.
  public var values: Self { self }

  /// Observes the value from now on.
  public func makeAsyncIterator() -> AsyncStream<Value>.Iterator {
    let reference = reference
    return AsyncStream { continuation in
      let subscription = reference.subscribe { continuation.yield(reference.value) }
      continuation.yield(reference.value)
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
