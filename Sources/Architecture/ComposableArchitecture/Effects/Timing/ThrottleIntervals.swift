/// The intervals of a store's throttled effects. They go with the store.
@MainActor
final class ThrottleIntervals<Action> {
  private struct Interval {
    let remaining: @Sendable () -> Duration
    weak var effect: ThrottledEffect<Action>?
  }

  private var intervals: [CancellationKey: Interval] = [:]
  private var sweepAt = 16

  var count: Int { intervals.count }

  /// How much is left of the interval; nothing if there is none.
  func remaining(for key: CancellationKey) -> Duration {
    intervals[key]?.remaining() ?? .zero
  }

  /// Begins an interval, with an action that `effect` sends.
  func begin(_ throttle: Throttle, with effect: ThrottledEffect<Action>) {
    sweepIfNeeded()
    intervals[throttle.key] = Interval(remaining: throttle.begin(), effect: effect)
  }

  /// Makes `effect` the one that runs, in place of the one before it.
  ///
  /// - Returns: What the one before held back and would not have dropped.
  func take(_ throttle: Throttle, for effect: ThrottledEffect<Action>) -> Action? {
    let held = intervals[throttle.key]?.effect?.takeHeld()
    intervals[throttle.key]?.effect = effect
    return throttle.isLatest ? nil : held
  }

  /// Drops the intervals that are over, each time the number has doubled. Amortised O(1).
  private func sweepIfNeeded() {
    guard intervals.count >= sweepAt else { return }
    intervals = intervals.filter { $0.value.remaining() > .zero }
    sweepAt = max(16, intervals.count * 2)
  }
}
