import ConcurrencyExtras
import Synchronization

/// A record of the shared values that a test store's feature has changed and that the test has not
/// asserted yet.
package final class SharedChangeTracker: Sendable {
  /// The tracker of the current task, if the task belongs to a feature in a test store.
  static var current: SharedChangeTracker? {
    count.load(ordering: .relaxed) > 0 ? taskLocal : nil
  }

  @TaskLocal private static var taskLocal: SharedChangeTracker?
  // The number of trackers. Each change of a shared value checks for a tracker, and reading the
  // number is faster than reading the task-local value.
  private static let count = Atomic<Int>(0)

  private let changes = Lock<[ObjectIdentifier: any SharedChange]>([:])

  /// Creates an empty record.
  package init() {
    Self.count.add(1, ordering: .relaxed)
  }

  deinit {
    Self.count.subtract(1, ordering: .relaxed)
  }

  /// Runs an operation, and records the changes of the operation and of the tasks that the
  /// operation starts.
  package func track<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$taskLocal.withValue(self, operation: operation)
  }

  /// Whether there are changes that the test has not asserted.
  package var hasChanges: Bool { changes.withLock { !$0.isEmpty } }

  /// Counts a change of a value, and records the value before the first change. Called before the
  /// value changes.
  func willChange<Value>(_ reference: StoredReference<Value>, from value: Value) {
    changes.withLock { changes in
      let id = ObjectIdentifier(reference)
      if changes[id] == nil {
        changes[id] = ChangedValue(reference, asserted: value)
      }
      changes[id]?.count += 1
    }
  }

  /// Returns the current values of all changed references.
  package func snapshot() -> SharedSnapshot {
    SharedSnapshot(changes: changes.withLock { $0 }.mapValues { $0.current() })
  }

  /// Records that the test has asserted the values of a snapshot. The record of a reference that
  /// has changed after the snapshot remains, with the asserted value.
  package func assert(_ snapshot: SharedSnapshot) {
    // The values are released after the lock.
    let replaced = changes.withLock { changes in
      let replaced = changes
      for (id, asserted) in snapshot.changes {
        changes[id] = changes[id]?.count == asserted.count ? nil : asserted
      }
      return replaced
    }
    withExtendedLifetime(replaced) {}
  }

  /// Removes the record of all changes.
  package func removeAll() {
    let removed = changes.withLock { changes in
      defer { changes = [:] }
      return changes
    }
    withExtendedLifetime(removed) {}
  }

  /// Returns, for each changed reference, the last value that the test has asserted, or the value
  /// before the first change.
  func assertedValues() -> [ObjectIdentifier: any SharedChange] {
    changes.withLock { $0 }
  }
}

/// The values of shared references at one point in a test.
package struct SharedSnapshot: Sendable {
  let changes: [ObjectIdentifier: any SharedChange]
}

/// A recorded value of a changed reference. The type of the value is erased.
protocol SharedChange: Sendable {
  /// The number of changes of the value that were recorded.
  var count: Int { get set }

  /// Returns a copy with the current value of the reference.
  func current() -> any SharedChange

  /// Returns the difference between this value and another value of the same reference, or `nil` if
  /// the values are equal.
  func difference(from expected: (any SharedChange)?) -> String?
}
