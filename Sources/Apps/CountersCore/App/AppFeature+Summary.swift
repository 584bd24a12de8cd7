extension AppFeature {
  /// What only the parent of all screens can know.
  public struct Summary: Equatable, Sendable {
    /// The sum over all counters. Wide enough for any number of counters that fit into memory.
    public var sum: Int128 = 0
    public var runningTimers = 0
    public var screens = 0
  }
}

extension AppFeature.State {
  /// What all the screens come to. O(n) in their number.
  public var summary: AppFeature.Summary {
    var summary = AppFeature.Summary()
    // By index: an iterator would ask for the end of the path at each step.
    for index in path.startIndex..<path.endIndex {
      summary.screens += 1
      guard case .counter(let counter) = path[index] else { continue }
      summary.sum += Int128(counter.count)
      summary.runningTimers += counter.isTimerRunning ? 1 : 0
    }
    return summary
  }
}
