import ConcurrencyExtras

/// A record of the shared values that a test store's feature has changed and that the test has not
/// asserted yet.
package final class SharedChangeTracker: Sendable {
  /// The tracker of the current task, if the task belongs to a feature in a test store.
  @TaskLocal static var current: SharedChangeTracker?

  private let changes = Lock<[ObjectIdentifier: any SharedChange]>([:])

  /// Creates an empty record.
  package init() {}

  /// Runs an operation whose changes, and those of the tasks that it starts, are recorded.
  package func track<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$current.withValue(self, operation: operation)
  }

  /// Whether there are changes that the test has not asserted.
  package var hasChanges: Bool { changes.withLock { !$0.isEmpty } }

  /// Records that a value is about to change, unless an earlier change of the value is recorded.
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

  /// Records that the test has asserted the values of a snapshot.
  package func assert(_ snapshot: SharedSnapshot) {
    changes.withLock { changes in
      for (id, asserted) in snapshot.changes {
        changes[id] = changes[id]?.count == asserted.count ? nil : asserted
      }
    }
  }

  /// Removes the record of all changes.
  package func removeAll() {
    changes.withLock { $0 = [:] }
  }

  /// Returns the values that the test has asserted, of all changed references.
  func assertedValues() -> [ObjectIdentifier: any SharedChange] {
    changes.withLock { $0 }
  }
}

/// The values of shared references at one point in a test.
package struct SharedSnapshot: Sendable {
  let changes: [ObjectIdentifier: any SharedChange]
}

/// A change of a shared value whose type is not known.
protocol SharedChange: Sendable {
  /// The number of changes of the value that were recorded.
  var count: Int { get set }

  /// Returns the same change with the current value.
  func current() -> any SharedChange

  /// Returns the difference between this value and another value of the same reference, or `nil` if
  /// the values are equal.
  func difference(from expected: (any SharedChange)?) -> String?
}
