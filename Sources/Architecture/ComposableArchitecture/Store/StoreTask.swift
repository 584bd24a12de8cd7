/// The work that an action starts, as returned by ``Store/send(_:)``.
///
/// ```swift
/// let task = store.send(.refreshButtonTapped)
/// await task.finish()
/// ```
///
/// The work includes the work of the actions that the effects of the action send. If the action
/// presents a feature, the work includes a wait for the dismissal of the feature. Cancelling the
/// work ends the wait, but does not dismiss the feature.
public struct StoreTask: Hashable, Sendable {
  let task: ActionTask?

  /// Cancels the work.
  public func cancel() {
    task?.cancel()
  }

  /// Waits for the work to finish. Cancelling the waiting task cancels the work.
  public nonisolated(nonsending) func finish() async {
    await task?.finishOrCancel(isolation: #isolation)
  }

  /// Whether the work was cancelled. Also `true` if the action started no work.
  public var isCancelled: Bool { task?.isCancelled ?? true }

  /// Whether both tasks are the work of the same action. The tasks of actions that started no work
  /// are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.task === rhs.task }

  /// Hashes the identity of the work.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(task.map(ObjectIdentifier.init))
  }
}
