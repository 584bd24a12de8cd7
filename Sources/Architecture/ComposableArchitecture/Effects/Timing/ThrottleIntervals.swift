/// The intervals of a store's throttled effects. The intervals are released with the store.
@MainActor
final class ThrottleIntervals<Action> {
  private struct Entry {
    let interval: ThrottleInterval
    weak var effect: ThrottledEffect<Action>?
  }

  private var intervals: [CancellationKey: Entry] = [:]
  private var sweepThreshold = 16

  var count: Int { intervals.count }

  /// The interval of `key` that has not ended, or `nil` if there is none.
  func current(for key: CancellationKey) -> ThrottleInterval? {
    intervals[key].flatMap { $0.interval.hasEnded() ? nil : $0.interval }
  }

  /// Begins an interval. Called when `effect` sends an action.
  func begin(_ throttle: Throttle, with effect: ThrottledEffect<Action>) {
    sweepIfNeeded()
    intervals[throttle.key] = Entry(interval: throttle.begin(), effect: effect)
  }

  /// Removes the pending action of the interval's effect, and replaces the effect with `effect`.
  ///
  /// - Returns: The removed action, or `nil` if there was no pending action or only the latest
  ///   action is sent.
  func take(_ throttle: Throttle, for effect: ThrottledEffect<Action>) -> Action? {
    let pendingAction = intervals[throttle.key]?.effect?.removePendingAction()
    intervals[throttle.key]?.effect = effect
    return throttle.isLatest ? nil : pendingAction
  }

  /// Removes the intervals that have ended, if there are at least 16 intervals and their number has
  /// doubled since the last removal. Amortised O(1).
  private func sweepIfNeeded() {
    guard intervals.count >= sweepThreshold else { return }
    intervals = intervals.filter { !$0.value.interval.hasEnded() }
    sweepThreshold = max(16, intervals.count * 2)
  }
}
