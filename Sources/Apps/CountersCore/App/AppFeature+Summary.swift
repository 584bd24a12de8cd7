extension AppFeature {
  /// A summary of all screens, which only their parent can compute.
  public struct Summary: Equatable, Sendable {
    /// The sum of all counters. The type is wide enough for any number of counters that fits in
    /// memory.
    public var sum: Int128 = 0
    public var runningTimers = 0
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
