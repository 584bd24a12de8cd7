import ComposableArchitecture

extension AppFeature {
  /// A summary of all screens, which only their parent can compute.
  ///
  /// The summary is stored, so that a view that shows the summary does not observe each screen.
  @ObservableState
  public struct Summary: Equatable, Sendable {
    /// The sum of all counters. The type is wide enough for any number of counters that fits in
    /// memory.
    public private(set) var sum: Int128 = 0

    /// The number of counters on the stack whose timers run.
    public private(set) var runningTimers = 0

    /// The number of screens on the stack, counters and facts, without the root.
    public private(set) var screens = 0

    init(_ path: StackState<Path.State>) {
      update(path)
    }

    /// Computes the summary again. Properties that do not change notify no observers.
    ///
    /// Complexity: O(n) in the number of screens.
    mutating func update(_ path: StackState<Path.State>) {
      var total = Share()
      // The loop uses indices, because an iterator would read the end index of the path at each
      // step.
      for index in path.startIndex..<path.endIndex {
        total.add(Share(of: path[index]))
      }
      sum = total.sum
      runningTimers = total.runningTimers
      screens = path.count
    }

    /// Updates the summary after the share of a screen has changed, and after screens were
    /// appended.
    ///
    /// Complexity: O(1) for a screen, and O(n) in the number of appended screens.
    mutating func update(_ path: StackState<Path.State>, from old: Share, to new: Share) {
      var total = Share(sum: sum - old.sum, runningTimers: runningTimers - old.runningTimers)
      total.add(new)
      for index in screens..<path.endIndex {
        total.add(Share(of: path[index]))
      }
      sum = total.sum
      runningTimers = total.runningTimers
      screens = path.count
    }

    /// The share of a screen, or of several screens, in the summary.
    struct Share {
      fileprivate(set) var sum: Int128 = 0
      fileprivate(set) var runningTimers = 0

      fileprivate mutating func add(_ other: Share) {
        sum += other.sum
        runningTimers += other.runningTimers
      }
    }
  }
}

extension AppFeature.Summary.Share {
  /// Creates the share of a screen. A screen that does not exist has no share.
  init(of screen: AppFeature.Path.State?) {
    guard case .counter(let counter) = screen else { return }
    sum = Int128(counter.count)
    runningTimers = counter.isTimerRunning ? 1 : 0
  }
}
