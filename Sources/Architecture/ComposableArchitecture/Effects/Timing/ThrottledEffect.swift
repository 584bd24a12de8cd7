/// A running throttled effect, which receives the actions of its base effect and sends some of the
/// actions.
@MainActor
final class ThrottledEffect<Action> {
  private let throttle: Throttle
  private let intervals: ThrottleIntervals<Action>
  private let scope: CancellationScope
  private let task: ActionTask
  private let emit: @MainActor @Sendable (Action, ActionTask) -> Void
  private let completion: @MainActor @Sendable () -> Void
  /// The number of running parts: the base effect, and each wait for the end of an interval.
  private var running = 1
  private var pendingAction: Action?
  private var waitNumber = 0

  init(
    _ throttle: Throttle,
    intervals: ThrottleIntervals<Action>,
    in scope: CancellationScope,
    as task: ActionTask,
    emit: @escaping @MainActor @Sendable (Action, ActionTask) -> Void,
    completion: @escaping @MainActor @Sendable () -> Void
  ) {
    self.throttle = throttle
    self.intervals = intervals
    self.scope = scope
    self.task = task
    self.emit = emit
    self.completion = completion
  }

  /// Receives an action. The action is sent, stored as the pending action, or dropped.
  func receive(_ action: Action) {
    guard let interval = intervals.current(for: throttle.key) else {
      pendingAction = nil
      return send(action)
    }
    guard pendingAction == nil else {
      if throttle.isLatest {
        pendingAction = action
      }
      return
    }
    pendingAction = action
    wait(for: interval)
  }

  /// Removes the pending action, and returns the action. Returns `nil` if there is no pending
  /// action, or if the effect is cancelled.
  func removePendingAction() -> Action? {
    defer { pendingAction = nil }
    return scope.isCancelled ? nil : pendingAction
  }

  /// Records that the base effect, or a wait for the end of an interval, has finished.
  func end() {
    running -= 1
    if running == 0 {
      completion()
    }
  }

  private func send(_ action: Action) {
    intervals.begin(throttle, with: self)
    emit(action, task)
  }

  private func wait(for interval: ThrottleInterval) {
    guard !scope.isCancelled else {
      pendingAction = nil
      return
    }
    waitNumber += 1
    task.operationDidStart(isHidden: false)
    running += 1
    let waiting = Task { @MainActor [waitNumber] in
      try? await interval.waitForEnd()
      // If an action was received after the interval ended, but before this task resumed, that
      // action was sent instead of the pending action.
      if waitNumber == self.waitNumber, let action = removePendingAction() {
        send(action)
      }
    }
    let token = scope.insert { waiting.cancel() }
    Task { @MainActor in
      await waiting.value
      scope.remove(token)
      end()
      task.operationDidFinish(isHidden: false)
    }
  }
}
