import ConcurrencyExtras
import Synchronization

/// The shared values that a test expects, and the actual values with which the expected values are
/// compared.
///
/// While a test store runs the closure of an assertion, changes of shared values change only the
/// expected values. While the test store compares two states, `==` reads the expected values on its
/// left and the actual values on its right.
package final class SharedAssertion: Sendable {
  fileprivate enum Side {
    case expected
    case actual
  }

  // The number of running assertions. Each read of a shared value checks for an assertion, and
  // reading the number is faster than reading the task-local value.
  private static let running = Atomic<Int>(0)
  @TaskLocal private static var taskLocal: (assertion: SharedAssertion, side: Side)?

  private let expected: Lock<[ObjectIdentifier: any SharedChange]>
  private let actual: [ObjectIdentifier: any SharedChange]
  private let hasModifications = Atomic(false)

  /// Creates an assertion of the values of a snapshot.
  ///
  /// - Parameters:
  ///   - tracker: The record of the values that were asserted before.
  ///   - snapshot: The actual values.
  ///   - isExhaustive: Whether the test must assert each change. If `false`, the expected values
  ///     are initially the actual values.
  package init(
    tracker: SharedChangeTracker,
    snapshot: SharedSnapshot,
    isExhaustive: Bool = true
  ) {
    let asserted = tracker.assertedValues()
    // A value that changed after the snapshot still had the value that the test has asserted.
    actual = asserted.merging(snapshot.changes) { $1 }
    expected = Lock(isExhaustive ? asserted : actual)
  }

  /// Runs an operation in which shared values are the expected values. The comparison of states is
  /// a part of the operation.
  package func run<R>(_ operation: () throws -> R) rethrows -> R {
    try run(.expected, operation)
  }

  private func run<R>(_ side: Side, _ operation: () throws -> R) rethrows -> R {
    Self.running.add(1, ordering: .relaxed)
    defer { Self.running.subtract(1, ordering: .relaxed) }
    return try Self.$taskLocal.withValue((self, side), operation: operation)
  }

  /// Whether an operation has changed an expected value.
  package var isModified: Bool { hasModifications.load(ordering: .relaxed) }

  /// Descriptions of the differences between the expected values and the actual values.
  package var differences: [String] {
    let expected = expected.withLock { $0 }
    let unchanged = expected.filter { actual[$0.key] == nil }
      .compactMap { $0.value.current().difference(from: $0.value) }
    return unchanged + actual.compactMap { $0.value.difference(from: expected[$0.key]) }
  }

  /// The assertion that the current task runs.
  static var current: Current? {
    guard running.load(ordering: .relaxed) > 0, let (assertion, side) = taskLocal else {
      return nil
    }
    return Current(assertion: assertion, side: side)
  }

  /// An assertion, and the side of the comparison that the current task evaluates.
  struct Current {
    fileprivate let assertion: SharedAssertion
    fileprivate let side: Side

    /// Returns the expected or the actual value of a reference, or `nil` if the assertion contains
    /// no such value.
    func value<Value>(of reference: StoredReference<Value>) -> Value? {
      let values = side == .expected ? assertion.expected.withLock { $0 } : assertion.actual
      return (values[ObjectIdentifier(reference)] as? ChangedValue<Value>)?.value
    }

    /// Changes the expected value of a reference.
    func modify<Value, R>(
      _ reference: StoredReference<Value>,
      _ body: (inout Value) throws -> R
    ) rethrows -> R {
      let id = ObjectIdentifier(reference)
      assertion.hasModifications.store(true, ordering: .relaxed)
      var value = value(of: reference) ?? reference.storedValue
      defer {
        // The earlier value is released after the lock.
        _ = assertion.expected.withLock {
          $0.updateValue(ChangedValue(reference, asserted: value), forKey: id)
        }
      }
      return try body(&value)
    }

    /// Evaluates the left side of a comparison with the expected values, and the right side with
    /// the actual values.
    func sides<Value>(_ lhs: () -> Value, _ rhs: () -> Value) -> (Value, Value) {
      (assertion.run(.expected, lhs), assertion.run(.actual, rhs))
    }
  }
}
