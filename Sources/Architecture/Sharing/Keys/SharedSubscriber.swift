import ConcurrencyExtras

/// A receiver of the values that a key observes in its storage.
public struct SharedSubscriber<Value>: Sendable {
  private let onValue: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void
  private let onUpdate: (@Sendable (@escaping () -> Result<Value?, any Error>?) -> Void)?

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - callback: Called with a value, with `nil` for the default of the reference, or with an
  ///     error.
  ///   - onLoading: Called with `true` when the key starts to load a value, and with `false` when
  ///     the key has finished.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void
  ) {
    self.onValue = callback
    self.onLoading = onLoading
    onUpdate = nil
  }

  /// Creates the subscriber of a reference.
  ///
  /// - Parameters:
  ///   - onUpdate: Called with a closure that returns the new value. The closure is called when
  ///     each earlier change of the reference is passed to the key.
  ///   - onLoading: Called when the key starts and finishes to load a value.
  init(
    onUpdate: @escaping @Sendable (@escaping () -> Result<Value?, any Error>?) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void
  ) {
    onValue = { result in onUpdate { result } }
    self.onLoading = onLoading
    self.onUpdate = onUpdate
  }

  /// Replaces the shared value.
  public func yield(_ value: Value) {
    yield(with: .success(value))
  }

  /// Replaces the shared value with the default of the reference, because the storage no longer has
  /// a value.
  public func yieldReturningInitialValue() {
    yield(with: .success(nil))
  }

  /// Sets the load error of the shared value. The value is unchanged.
  public func yield(throwing error: any Error) {
    yield(with: .failure(error))
  }

  /// Replaces the shared value, with the default of the reference if the value is `nil`, or sets
  /// the load error.
  public func yield(with result: Result<Value?, any Error>) {
    onValue(result)
  }

  /// Replaces the shared value with the result of a closure, unless the result is `nil`.
  ///
  /// The closure is called when each earlier change of the reference is passed to the key, and
  /// while no lock is held. If the value is changed before it is replaced, the closure is called
  /// again, so that no change is lost.
  func yield(evaluating result: @escaping () -> Result<Value?, any Error>?) {
    if let onUpdate {
      onUpdate(result)
    } else if let result = result() {
      onValue(result)
    }
  }

  /// Sets whether the shared value is being loaded.
  public func yieldLoading(_ isLoading: Bool = true) {
    onLoading(isLoading)
  }
}

/// A subscription, for example of a key to its storage. The subscription is cancelled when its last
/// copy is released.
public struct SharedSubscription: Sendable {
  private let cancellation: Cancellation

  /// Creates a subscription that calls `cancel` once, when the subscription is cancelled or its
  /// last copy is released.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    cancellation = Cancellation(cancel)
  }

  /// Creates a subscription without an effect, for example for a key whose storage is not observed.
  public init() {
    self.init {}
  }

  /// Cancels the subscription. A second call does nothing.
  public func cancel() {
    cancellation.cancel()
  }

  private final class Cancellation: Sendable {
    private let body: Lock<(@Sendable () -> Void)?>

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = Lock(body)
    }

    deinit {
      cancel()
    }

    func cancel() {
      let body = body.withLock { body in
        defer { body = nil }
        return body
      }
      body?()
    }
  }
}
