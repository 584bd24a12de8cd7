import ConcurrencyExtras

/// A container of the reference that a ``Shared`` or a ``SharedReader`` and its copies use. The
/// reference can be replaced.
final class SharedBox<Reference: Sendable>: Sendable {
  private let current: Lock<Reference>
  private let change = ObservedChange()

  init(_ reference: Reference) {
    current = Lock(reference)
  }

  /// The reference. A replacement of the reference notifies observers.
  var reference: Reference {
    get { current.withLock { $0 } }
    set {
      change.willChange()
      current.withLock { $0 = newValue }
      change.didChange()
    }
  }

  /// The reference. Reading this property is tracked.
  var observedReference: Reference {
    change.access()
    return reference
  }
}
