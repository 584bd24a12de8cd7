import ConcurrencyExtras
import IssueReporting

/// The work of an action that a test has sent.
///
/// ```swift
/// let task = await store.send(.onAppear)
/// …
/// await task.cancel()
/// ```
public struct TestStoreTask: Hashable, Sendable {
  let task: ActionTask?
  let timeout: Duration

  /// Cancels the work, and waits until the work has finished.
  public func cancel() async {
    task?.cancel()
    await task?.finish()
    await Task.megaYield()
  }

  /// Waits until the work has finished. The test fails if the work does not finish in `timeout`.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let task else { return }
    let timeout = timeout ?? self.timeout
    await Task.megaYield()
    guard await !wait(atMost: timeout, until: { task.isComplete }) else { return }
    reportIssue(
      """
      The effects of this action are still running after \(timeout).

      \(stillRunningHint)
      """,
      fileID: fileID,
      filePath: file ?? filePath,
      line: line,
      column: column
    )
  }

  /// Whether the work was cancelled, or the action started no work.
  public var isCancelled: Bool { task?.isCancelled ?? true }

  /// Whether both tasks are the work of the same action. The tasks of actions that started no work
  /// are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.task === rhs.task }

  /// Hashes the identity of the work.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(task.map(ObjectIdentifier.init))
  }
}
