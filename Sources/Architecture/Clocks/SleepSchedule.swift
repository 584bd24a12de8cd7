/// Who sleeps until when, as a state machine. ``TestClock`` locks it and does what it answers.
struct SleepSchedule<Instant: InstantProtocol> {
  typealias Continuation = UnsafeContinuation<Void, any Error>
  typealias ID = Int

  /// What to do with a task that wants to sleep.
  enum Admission {
    case wait
    case wake
    case cancelled
  }

  /// What to do next while advancing.
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
  /// By deadline, and by arrival where deadlines are equal.
  private var sleepers: [Sleeper] = []
  private var cancelledEarly: Set<ID> = []
  private var admitted = 0
  private var pending: Set<ID> = []

  init(now: Instant) {
    self.now = now
  }

  var nextDeadline: Instant? {
    sleepers.first?.deadline
  }

  mutating func makeID() -> ID {
    admitted += 1
    pending.insert(admitted)
    return admitted
  }

  mutating func sleep(
    id: ID,
    until deadline: Instant,
    continuation: Continuation
  ) -> Admission {
    pending.remove(id)
    if cancelledEarly.remove(id) != nil {
      // The cancellation handler may run before the task gets here; it found nothing to cancel.
      return .cancelled
    }
    if deadline < now {
      return .wake
    }
    // A deadline of now waits as well: time has to be let pass, be it none, by `advance()`.
    let index = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.endIndex
    sleepers.insert(Sleeper(id: id, deadline: deadline, continuation: continuation), at: index)
    return .wait
  }

  /// Takes out a sleeper, or remembers that it must not go to sleep.
  mutating func cancel(id: ID) -> Continuation? {
    if let index = sleepers.firstIndex(where: { $0.id == id }) {
      return sleepers.remove(at: index).continuation
    }
    // Neither asleep nor about to be: it was woken and the cancellation came too late.
    if pending.contains(id) {
      cancelledEarly.insert(id)
    }
    return nil
  }

  /// Moves to the first deadline that is not after the moment given; failing that, to the moment.
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
