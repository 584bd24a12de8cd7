import ComposableArchitecture

extension AppFeature {
  /// A summary of all screens. The parent of the screens computes the summary.
  ///
  /// The summary is stored, so that the view of the summary does not observe each screen.
  @ObservableState
  public struct Summary: Equatable, Sendable {
    /// The sum of all counters. The `Int128` can't overflow, because the memory can't contain
    /// enough counters.
    public private(set) var sum: Int128 = 0

    /// The number of counters on the stack whose timers run.
    public private(set) var runningTimers = 0

    /// The number of screens on the stack. The root is not counted.
    public private(set) var screens = 0

    init(_ path: StackState<Path.State>) {
      update(path)
    }

    /// Computes the summary again. A property whose value does not change notifies no observers.
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

    /// Updates the summary after an action that may have changed the share of one screen from `old`
    /// to `new`, and may have appended screens. The action must not have removed screens.
    ///
    /// Complexity: O(n) in the number of appended screens.
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
  /// Creates the share of a screen. The share is 0 if the screen is `nil` or is not a counter.
  init(of screen: AppFeature.Path.State?) {
    guard case .counter(let counter) = screen else { return }
    sum = Int128(counter.count)
    runningTimers = counter.isTimerRunning ? 1 : 0
  }
}
