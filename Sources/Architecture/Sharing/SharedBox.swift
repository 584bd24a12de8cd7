import ConcurrencyExtras

/// The reference of a ``Shared`` and its copies, which can be replaced by another reference.
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

  /// The reference. The read is tracked.
  var observedReference: SharedReference<Value> {
    change.access()
    return reference
  }
}

/// The reference of a ``SharedReader`` and its copies, which can be replaced by another reference.
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

  /// The reference. The read is tracked.
  var observedReference: SharedReaderReference<Value> {
    change.access()
    return reference
  }
}
