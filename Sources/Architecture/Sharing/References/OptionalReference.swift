import ConcurrencyExtras

/// A reference to the wrapped value of a shared optional. While the optional is `nil`, the
/// reference returns the last value that the reference has read, and ignores changes.
final class OptionalReference<Value>: SharedReference<Value>, @unchecked Sendable {
  private let optional: SharedReference<Value?>
  private let last: LastValue<Value>

  /// Creates a reference, or returns `nil` if the optional is `nil`.
  init?(_ optional: SharedReference<Value?>) {
    guard let value = optional.value else { return nil }
    self.optional = optional
    last = LastValue(value)
  }

  override var id: SharedReferenceID { optional.id.appending(OptionalStep()) }

  override var origin: String { "\(optional.origin)!" }

  override var value: Value { last.update(optional.value) }

  override func access(_ part: ValuePart<Value>) { optional.access(part.ofOptional) }

  override func notifyAll(_ operation: () -> Void) { optional.notifyAll(operation) }

  override var isLoading: Bool { optional.isLoading }

  override var loadError: (any Error)? { optional.loadError }

  override func load() async throws { try await optional.load() }

  override func subscribe(_ handler: @escaping @Sendable () -> Void) -> SharedSubscription {
    optional.subscribe(handler)
  }

  override var saveError: (any Error)? { optional.saveError }

  override func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try optional.withLock { optional in
      var value = last.update(optional)
      let exists = optional != nil
      defer {
        if exists {
          optional = value
          last.update(value)
        }
      }
      return try body(&value)
    }
  }

  override func save() async throws { try await optional.save() }
}

/// A reference to the wrapped value of a shared optional. The wrapped value can only be read. While
/// the optional is `nil`, the reference returns the last value that the reference has read.
final class OptionalReaderReference<Value>: SharedReaderReference<Value>, @unchecked Sendable {
  private let optional: SharedReaderReference<Value?>
  private let last: LastValue<Value>

  /// Creates a reference, or returns `nil` if the optional is `nil`.
  init?(_ optional: SharedReaderReference<Value?>) {
    guard let value = optional.value else { return nil }
    self.optional = optional
    last = LastValue(value)
  }

  override var id: SharedReferenceID { optional.id.appending(OptionalStep()) }

  override var origin: String { "\(optional.origin)!" }

  override var value: Value { last.update(optional.value) }

  override func access(_ part: ValuePart<Value>) { optional.access(part.ofOptional) }

  override func notifyAll(_ operation: () -> Void) { optional.notifyAll(operation) }

  override var isLoading: Bool { optional.isLoading }

  override var loadError: (any Error)? { optional.loadError }

  override func load() async throws { try await optional.load() }

  override func subscribe(_ handler: @escaping @Sendable () -> Void) -> SharedSubscription {
    optional.subscribe(handler)
  }
}

/// The last wrapped value of an optional that a reference has read or changed.
private final class LastValue<Value>: Sendable {
  private let value: Lock<Value>

  init(_ value: Value) {
    self.value = Lock(value)
  }

  @discardableResult
  func update(_ newValue: Value?) -> Value {
    guard let newValue else { return value.withLock { $0 } }
    // The old value is released after the lock.
    let old = value.withLock { value in
      defer { value = newValue }
      return value
    }
    return withExtendedLifetime(old) { newValue }
  }
}
