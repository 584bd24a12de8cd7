extension AppFeature {
  /// A summary of all screens, which only their parent can compute.
  public struct Summary: Equatable, Sendable {
    /// The sum of all counters. The type is wide enough for any number of counters that fits in
    /// memory.
    public var sum: Int128 = 0

    /// The number of counters on the stack whose timers run.
    public var runningTimers = 0

    /// The number of screens on the stack, counters and facts, without the root.
    public var screens = 0
  }
}

extension AppFeature.State {
  /// The summary of all screens.
  ///
  /// Complexity: O(n) in the number of screens.
  public var summary: AppFeature.Summary {
    var summary = AppFeature.Summary()
    // The loop uses indices, because an iterator would read the end index of the path at each step.
    for index in path.startIndex..<path.endIndex {
      summary.screens += 1
      guard case .counter(let counter) = path[index] else { continue }
      summary.sum += Int128(counter.count)
      summary.runningTimers += counter.isTimerRunning ? 1 : 0
    }
    return summary
  }
}
