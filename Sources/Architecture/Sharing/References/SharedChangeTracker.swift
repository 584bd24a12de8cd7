import ConcurrencyExtras
import IssueReporting
import Synchronization

/// A record of changes of shared values, with which a test asserts the changes of a model.
///
/// ```swift
/// let model = CounterModel()
/// let tracker = SharedChangeTracker()
/// tracker.track { model.increment() }
/// tracker.assert { model.$count.withLock { $0 += 1 } }
/// ```
///
/// A `TestStore` has a tracker of its own, so the test of a feature needs none.
public final class SharedChangeTracker: Sendable {
  /// The tracker of the current task, if the task belongs to a feature in a test store.
  static var current: SharedChangeTracker? {
    count.load(ordering: .relaxed) > 0 ? taskLocal : nil
  }

  @TaskLocal private static var taskLocal: SharedChangeTracker?
  // The number of trackers. Each change of a shared value checks for a tracker, and reading the
  // number is faster than reading the task-local value.
  private static let count = Atomic<Int>(0)

  private let changes = Lock<[ObjectIdentifier: any SharedChange]>([:])
  private let reportsUnassertedChanges: Bool

  /// Creates an empty record.
  ///
  /// - Parameter reportUnassertedChanges: Whether an issue is reported if the record still has
  ///   changes when it is released: by default, in tests.
  public init(reportUnassertedChanges: Bool = isTesting) {
    reportsUnassertedChanges = reportUnassertedChanges
    Self.count.add(1, ordering: .relaxed)
  }

  deinit {
    Self.count.subtract(1, ordering: .relaxed)
    if reportsUnassertedChanges { reportUnassertedChanges() }
  }

  /// Runs an operation, and records the changes of the operation and of the tasks that the
  /// operation starts.
  ///
  /// - Parameter operation: The operation.
  /// - Returns: The result of the operation.
  public func track<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$taskLocal.withValue(self, operation: operation)
  }

  /// Runs an asynchronous operation, and records the changes of the operation and of the tasks that
  /// the operation starts.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  public func track<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    try await Self.$taskLocal.withValue(self, operation: operation, isolation: isolation)
  }

  /// Whether there are changes that the test has not asserted. A change that was undone is such a
  /// change, too.
  public var hasChanges: Bool { changes.withLock { !$0.isEmpty } }

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
  package func didAssert(_ snapshot: SharedSnapshot) {
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

  /// Removes the record of all changes, so that the changes need no assertion.
  public func reset() {
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
