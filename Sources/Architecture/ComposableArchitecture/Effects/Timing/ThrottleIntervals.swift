/// The intervals of a store's throttled effects. The intervals are released with the store.
@MainActor
final class ThrottleIntervals<Action> {
  private struct Interval {
    let remaining: @Sendable () -> Duration
    weak var effect: ThrottledEffect<Action>?
  }

  private var intervals: [CancellationKey: Interval] = [:]
  private var sweepThreshold = 16

  var count: Int { intervals.count }

  /// The remaining time of the interval of `key`, or zero if there is no interval.
  func remaining(for key: CancellationKey) -> Duration {
    intervals[key]?.remaining() ?? .zero
  }

  /// Begins an interval. Called when `effect` sends an action.
  func begin(_ throttle: Throttle, with effect: ThrottledEffect<Action>) {
    sweepIfNeeded()
    intervals[throttle.key] = Interval(remaining: throttle.begin(), effect: effect)
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
    intervals = intervals.filter { $0.value.remaining() > .zero }
    sweepThreshold = max(16, intervals.count * 2)
  }
}
