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

  private let reference: @Sendable () -> SharedReaderReference<Value>
  private let observeReplacements: @Sendable (@escaping @Sendable () -> Void) -> SharedSubscription

  init<Reference: SharedReaderReference<Value>>(box: SharedBox<Reference>) {
    reference = { box.reference }
    observeReplacements = { box.subscribe($0) }
  }

  /// The sequence itself. Code that was written for Combine reads this property.
  public var values: Self { self }

  /// Returns an iterator that emits the current value, and the value after each later change. If
  /// the reference is replaced, the iterator emits the values of the new reference.
  public func makeAsyncIterator() -> AsyncStream<Value>.Iterator {
    AsyncStream { continuation in
      let cancel = observe { continuation.yield($0) }
      continuation.onTermination = { _ in cancel() }
    }
    .makeAsyncIterator()
  }

  /// Calls a closure with the current value, and with the value after each change.
  ///
  /// - Parameter receive: Called with each value, on the thread of the change.
  /// - Returns: A closure that ends the observation.
  func observe(_ receive: @escaping @Sendable (Value) -> Void) -> @Sendable () -> Void {
    let emission = Emission(reference: reference, receive: receive)
    let replacements = observeReplacements { emission.followReference() }
    emission.followReference()
    return {
      replacements.cancel()
      emission.cancel()
    }
  }
}

/// The emission of the values of one iteration, or of one subscription.
private final class Emission<Value: Sendable>: Sendable {
  private struct Observation {
    var number = 0
    var subscription: SharedSubscription?
    var isCancelled = false
    /// The number of values that are still to be emitted, with the value that is being emitted.
    var pendingValues = 0
  }

  private let reference: @Sendable () -> SharedReaderReference<Value>
  private let receive: @Sendable (Value) -> Void
  private let observation = Lock(Observation())

  init(
    reference: @escaping @Sendable () -> SharedReaderReference<Value>,
    receive: @escaping @Sendable (Value) -> Void
  ) {
    self.reference = reference
    self.receive = receive
  }

  /// Observes the current reference, and emits its value.
  func followReference() {
    let number = observation.withLock { observation in
      observation.number += 1
      return observation.number
    }
    let subscription = reference().subscribe { self.emit() }
    let unused = observation.withLock { observation -> SharedSubscription? in
      // Another thread observes a newer reference.
      guard observation.number == number, !observation.isCancelled else { return subscription }
      defer { observation.subscription = subscription }
      return observation.subscription
    }
    unused?.cancel()
    emit()
  }

  /// Emits the current value. If another thread is emitting a value, that thread then emits the
  /// current value, so that no older value follows a newer value.
  private func emit() {
    let isEmitter = observation.withLock { observation in
      observation.pendingValues += 1
      return observation.pendingValues == 1
    }
    guard isEmitter else { return }
    var isFinished = false
    while !isFinished {
      // Reading a part of a value calls code of the user.
      receive(reference().value)
      isFinished = observation.withLock { observation in
        observation.pendingValues -= 1
        return observation.pendingValues == 0
      }
    }
  }

  func cancel() {
    let subscription = observation.withLock { observation in
      observation.isCancelled = true
      defer { observation.subscription = nil }
      return observation.subscription
    }
    subscription?.cancel()
  }
}

extension Shared where Value: Sendable {
  /// The current value, and the value after each change.
  public var publisher: SharedPublisher<Value> { SharedPublisher(box: box) }
}

extension SharedReader where Value: Sendable {
  /// The current value, and the value after each change.
  public var publisher: SharedPublisher<Value> { SharedPublisher(box: box) }
}
