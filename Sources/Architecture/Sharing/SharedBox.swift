import ConcurrencyExtras
import Synchronization

/// A reference that a ``SharedBox`` contains.
protocol BoxedReference: AnyObject, Sendable {
  /// Runs an operation that replaces the reference in a box, and then notifies all observers.
  func notifyAll(_ operation: () -> Void)
}

extension SharedReaderReference: BoxedReference {}

/// A container of the reference that a ``Shared`` or a ``SharedReader`` and its copies use. The
/// reference can be replaced.
final class SharedBox<Reference: BoxedReference>: Sendable {
  private let current: Lock<Reference>
  private let change = ObservedChange()
  private let replacementCount = Atomic<Int>(0)
  private let handlers = Lock<(next: Int, all: [Int: @Sendable () -> Void])>((0, [:]))

  init(_ reference: Reference) {
    current = Lock(reference)
  }

  /// The reference. A replacement notifies the observers of the box and all observers of the old
  /// reference.
  var reference: Reference {
    get { current.withLock { $0 } }
    set {
      let old = reference
      guard newValue !== old else { return }
      old.notifyAll {
        // The old reference is released after the lock.
        let replaced = current.withLock { current in
          defer { current = newValue }
          return current
        }
        withExtendedLifetime(replaced) {}
        replacementCount.add(1, ordering: .releasing)
      }
      change.notify()
      for (_, handler) in handlers.withLock({ $0.all }).sorted(by: { $0.key < $1.key }) {
        handler()
      }
    }
  }

  /// The reference. Reading this property is tracked.
  var observedReference: Reference {
    change.access()
    return reference
  }

  /// Returns the result of an operation that tracks a read of the reference. A replacement of the
  /// reference notifies the observers of the reference, so the box itself is not tracked.
  // Inlined, so that a generic caller passes no closure.
  @inline(__always)
  func read<Result>(_ operation: (Reference) -> Result) -> Result {
    while true {
      let count = replacementCount.load(ordering: .acquiring)
      let result = operation(reference)
      // Another thread may have replaced the reference before the operation has tracked the read.
      if replacementCount.load(ordering: .acquiring) == count { return result }
    }
  }

  /// Calls `handler` after each replacement of the reference. Returns a subscription that removes
  /// `handler`.
  func subscribe(_ handler: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = handlers.withLock { handlers in
      handlers.next += 1
      handlers.all[handlers.next] = handler
      return handlers.next
    }
    return SharedSubscription { [weak self] in
      // The handler is released after the lock.
      _ = self?.handlers.withLock { $0.all.removeValue(forKey: id) }
    }
  }
}
