extension EffectRunner {
  /// Runs an effect as the effect of an entry, and throttles its actions.
  func runThrottled(
    _ effect: Effect<Action>,
    _ throttle: Throttle,
    by entry: CancellationEntry,
    as task: ActionTask,
    completion: @escaping Completion
  ) {
    let throttled = ThrottledEffect(
      throttle,
      intervals: throttleIntervals,
      in: entry.scope,
      as: task,
      emit: { [emit, awaitedSequence] in emit($0, $1, awaitedSequence) }
    ) {
      entry.end()
      completion()
    }
    // The pending action is removed before the previous effect is cancelled, because a cancelled
    // effect returns no pending action.
    let pendingAction = throttleIntervals.take(throttle, for: throttled)
    CancellationRegistry.shared.cancelInFlight(throttle.key)
    entry.begin()
    if let pendingAction {
      throttled.receive(pendingAction)
    }
    var runner = self
    runner.emit = { action, _, _ in throttled.receive(action) }
    runner.run(effect, as: task, in: entry.scope) { throttled.end() }
  }
}
