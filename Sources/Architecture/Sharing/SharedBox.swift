/// The reference of a ``Shared`` and its copies, which can be replaced by another reference.
final class SharedBox<Value>: @unchecked Sendable {
  private let lock = RecursiveLock()
  private let change = ObservedChange()
  private var current: SharedReference<Value>

  init(_ reference: SharedReference<Value>) {
    current = reference
  }

  /// The reference. A replacement of the reference notifies observers.
  var reference: SharedReference<Value> {
    get { lock.withLock { current } }
    set {
      change.willChange()
      lock.withLock { current = newValue }
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
final class SharedReaderBox<Value>: @unchecked Sendable {
  private let lock = RecursiveLock()
  private let change = ObservedChange()
  private var current: SharedReaderReference<Value>

  init(_ reference: SharedReaderReference<Value>) {
    current = reference
  }

  /// The reference. A replacement of the reference notifies observers.
  var reference: SharedReaderReference<Value> {
    get { lock.withLock { current } }
    set {
      change.willChange()
      lock.withLock { current = newValue }
      change.didChange()
    }
  }

  /// The reference. The read is tracked.
  var observedReference: SharedReaderReference<Value> {
    change.access()
    return reference
  }
}
