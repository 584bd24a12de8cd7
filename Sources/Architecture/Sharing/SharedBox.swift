import ConcurrencyExtras

/// A container of the reference that a ``Shared`` and its copies use. The reference can be
/// replaced.
final class SharedBox<Value>: Sendable {
  private let current: Lock<SharedReference<Value>>
  private let change = ObservedChange()

  init(_ reference: SharedReference<Value>) {
    current = Lock(reference)
  }

  /// The reference. A replacement of the reference notifies observers.
  var reference: SharedReference<Value> {
    get { current.withLock { $0 } }
    set {
      change.willChange()
      current.withLock { $0 = newValue }
      change.didChange()
    }
  }

  /// The reference. Reading this property is tracked.
  var observedReference: SharedReference<Value> {
    change.access()
    return reference
  }
}

/// A container of the reference that a ``SharedReader`` and its copies use. The reference can be
/// replaced.
final class SharedReaderBox<Value>: Sendable {
  private let current: Lock<SharedReaderReference<Value>>
  private let change = ObservedChange()

  init(_ reference: SharedReaderReference<Value>) {
    current = Lock(reference)
  }

  /// The reference. A replacement of the reference notifies observers.
  var reference: SharedReaderReference<Value> {
    get { current.withLock { $0 } }
    set {
      change.willChange()
      current.withLock { $0 = newValue }
      change.didChange()
    }
  }

  /// The reference. Reading this property is tracked.
  var observedReference: SharedReaderReference<Value> {
    change.access()
    return reference
  }
}
