/// A state machine of the tasks that sleep on a clock. ``TestClock`` locks the schedule and
/// performs the steps that the schedule returns.
struct SleepSchedule<Instant: InstantProtocol> {
  typealias Continuation = UnsafeContinuation<Void, any Error>
  typealias ID = Int

  /// The result of ``sleep(id:until:continuation:)``.
  enum SleepResult {
    case wait
    case wake
    case cancelled
  }

  /// A step of advancing the clock.
  enum Step {
    case wake(Continuation)
    case finished
  }

  private struct Sleeper {
    let id: ID
    let deadline: Instant
    let continuation: Continuation
  }

  private(set) var now: Instant
  /// The sleepers, sorted by deadline. Sleepers with equal deadlines are in the order of insertion.
  private var sleepers: [Sleeper] = []
  private var cancelledBeforeSleep: Set<ID> = []
  private var lastID = 0
  private var pending: Set<ID> = []

  init(now: Instant) {
    self.now = now
  }

  var nextDeadline: Instant? {
    sleepers.first?.deadline
  }

  mutating func makeID() -> ID {
    lastID += 1
    pending.insert(lastID)
    return lastID
  }

  mutating func sleep(
    id: ID,
    until deadline: Instant,
    continuation: Continuation
  ) -> SleepResult {
    pending.remove(id)
    if cancelledBeforeSleep.remove(id) != nil {
      // The cancellation handler ran before the task was inserted, and found no sleeper.
      return .cancelled
    }
    if deadline < now {
      return .wake
    }
    // If the deadline is equal to `now`, the task waits until the clock is advanced again, even by
    // zero.
    let index = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.endIndex
    sleepers.insert(Sleeper(id: id, deadline: deadline, continuation: continuation), at: index)
    return .wait
  }

  /// Removes a sleeper and returns its continuation. If the task does not sleep yet, records that
  /// the task must not start to sleep, and returns `nil`.
  mutating func cancel(id: ID) -> Continuation? {
    if let index = sleepers.firstIndex(where: { $0.id == id }) {
      return sleepers.remove(at: index).continuation
    }
    // A task that neither sleeps nor is pending was already woken, so the cancellation is too late.
    if pending.contains(id) {
      cancelledBeforeSleep.insert(id)
    }
    return nil
  }

  /// Removes the first sleeper whose deadline is at or before `moment`, and advances the time to
  /// this deadline. If there is no such sleeper, advances the time to `moment`. The time never
  /// decreases.
  mutating func wakeNext(before moment: Instant) -> Step {
    guard let first = sleepers.first, first.deadline <= moment else {
      now = max(now, moment)
      return .finished
    }
    now = max(now, first.deadline)
    return .wake(sleepers.removeFirst().continuation)
  }

  mutating func removeAll() -> [Continuation] {
    defer { sleepers = [] }
    return sleepers.map(\.continuation)
  }
}
