/// The work that an action set off: what ``Store/send(_:)`` returns.
///
/// ```swift
/// let task = store.send(.refreshButtonTapped)
/// await task.finish()
/// ```
///
/// The work includes what the actions that it sends set off in turn.
public struct StoreTask: Hashable, Sendable {
  let task: ActionTask?

  /// Cancels the work.
  public func cancel() {
    task?.cancel()
  }

  /// Waits for the work to end. Cancelling the task that waits cancels the work.
  public nonisolated(nonsending) func finish() async {
    await task?.finishOrCancel(isolation: #isolation)
  }

  /// Whether the work was cancelled, or there was none.
  public var isCancelled: Bool { task?.isCancelled ?? true }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.task === rhs.task }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(task.map(ObjectIdentifier.init))
  }
}
