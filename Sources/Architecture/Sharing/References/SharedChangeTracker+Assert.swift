import IssueReporting

extension SharedChangeTracker {
  /// Asserts the recorded changes. The closure makes the changes that the test expects.
  ///
  /// ```swift
  /// let model = CounterModel()
  /// let tracker = SharedChangeTracker()
  /// tracker.track { model.increment() }
  /// tracker.assert { model.$count.withLock { $0 = 1 } }
  /// ```
  ///
  /// In the closure, a shared value is the value that the test has asserted last, or the value
  /// before the first change, and `withLock` changes only the expected value. Each difference
  /// between the expected and the actual values is reported as an issue. Afterwards the record has
  /// no changes.
  ///
  /// - Parameters:
  ///   - operation: A closure that makes the expected changes.
  ///   - fileID: The file of the assertion, as the compiler names it.
  ///   - filePath: The path of that file.
  ///   - line: The line of the assertion.
  ///   - column: The column of the assertion.
  /// - Returns: The result of the closure.
  public func assert<R>(
    _ operation: () throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> R {
    let snapshot = snapshot()
    let assertion = SharedAssertion(tracker: self, snapshot: snapshot)
    let result = try assertion.run(operation)
    didAssert(snapshot)
    let differences = assertion.differences
    if !differences.isEmpty {
      reportIssue(
        """
        The shared values differ from the values that the test expects.

        \(differences.joined(separator: "\n\n"))

        (Expected: −, Actual: +)
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    return result
  }

  func reportUnassertedChanges() {
    let differences = SharedAssertion(tracker: self, snapshot: snapshot()).differences
    if differences.isEmpty { return }
    reportIssue(
      """
      Shared values changed, and the test did not assert the changes.

      \(differences.joined(separator: "\n\n"))

      (Expected: −, Actual: +)

      Assert the changes with 'assert', or call 'reset'.
      """
    )
  }
}

extension SharedChangeTracker: Hashable {
  /// Returns whether both operands are one tracker.
  public static func == (lhs: SharedChangeTracker, rhs: SharedChangeTracker) -> Bool {
    lhs === rhs
  }

  /// Hashes the identity of the tracker.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
