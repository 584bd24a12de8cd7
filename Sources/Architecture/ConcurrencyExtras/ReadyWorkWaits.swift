/// The waits for ready work, as a state machine. ``ReadyWork`` locks the waits and performs their
/// steps.
///
/// A wait consists of rounds. In a round, the jobs that were on the pool at the start of the round
/// run first, and then the work that was enqueued on the main thread. The wait ends after a number
/// of successive rounds in which nothing was enqueued, or after a maximum number of rounds. Unless
/// the maximum is reached, each runnable thread runs for a while before the wait ends, because the
/// runtime enqueues some jobs without its hook, such as the jobs of `Task.yield()`. On a busy
/// machine, the thread of such a job may run late.
struct ReadyWorkWaits {
  typealias Continuation = UnsafeContinuation<Void, Never>

  /// The next step, to perform without the lock.
  enum Step {
    /// Call ``mainQueueDidDrain(_:)`` after all work that is enqueued on the main thread.
    case drainMainQueue(Position)
    /// Call ``threadsDidRun(_:)`` when each runnable thread has run for a while.
    case runThreads(Position)
    case resume(Continuation)
  }

  /// The position of a wait in its sequence of phases.
  struct Position: Hashable {
    let wait: Int
    let phase: Int
  }

  private enum Phase {
    case pool(through: Int)
    case mainThread
    case threads
  }

  private struct Wait {
    let continuation: Continuation
    let quietRoundsNeeded: Int
    let maximumRounds: Int
    var rounds = 0
    /// The number of successive rounds in which nothing was enqueued.
    var quietRounds = 0
    var phase: Phase
    var phases = 0
    /// The number of jobs that had been enqueued when the round started.
    var queued: Int
  }

  private(set) var jobs = PoolJobs()
  private var waits: [Int: Wait] = [:]
  private var lastWait = 0
  private var isMainThreadBlocked = false
  /// The number of jobs that had been enqueued when each runnable thread had run for a while.
  private var queuedWhenThreadsRan: Int?

  var positions: [Position] {
    waits.map { Position(wait: $0.key, phase: $0.value.phases) }
  }

  mutating func countMainThreadJob() {
    jobs.countMainThreadJob()
  }

  mutating func insertJob() -> Int {
    jobs.insert()
  }

  mutating func removeJob(from generation: Int) -> [Step] {
    jobs.remove(from: generation)
    guard !waits.isEmpty, jobs.hasRun(through: generation) else { return [] }
    return waits.keys.sorted().compactMap { proceed($0) }
  }

  /// Begins a wait.
  ///
  /// - Parameters:
  ///   - continuation: Resumed when the wait ends.
  ///   - quietRounds: The number of successive rounds without new jobs after which the wait ends.
  ///   - maximumRounds: The number of rounds after which the wait ends in any case.
  /// - Returns: The steps to perform without the lock. There is at most one step.
  mutating func begin(
    _ continuation: Continuation,
    quietRounds: Int,
    maximumRounds: Int
  ) -> [Step] {
    lastWait += 1
    waits[lastWait] = Wait(
      continuation: continuation,
      quietRoundsNeeded: quietRounds,
      maximumRounds: maximumRounds,
      phase: .pool(through: jobs.startGeneration()),
      queued: jobs.queued
    )
    return proceed(lastWait).map { [$0] } ?? []
  }

  mutating func mainQueueDidDrain(_ position: Position) -> [Step] {
    isMainThreadBlocked = false
    return endRound(position).map { [$0] } ?? []
  }

  /// Continues a wait although the awaited work has not run, because the work blocks its thread or
  /// never finishes.
  mutating func abandon(_ position: Position) -> [Step] {
    guard let wait = waits[position.wait], wait.phases == position.phase else { return [] }
    switch wait.phase {
    case .pool(let generation):
      jobs.abandon(through: generation)
      return waits.keys.sorted().compactMap { proceed($0) }
    case .mainThread:
      isMainThreadBlocked = true
      return endRound(position).map { [$0] } ?? []
    case .threads:
      return threadsDidRun(position)
    }
  }

  mutating func threadsDidRun(_ position: Position) -> [Step] {
    guard var wait = waits[position.wait], wait.phases == position.phase else { return [] }
    if jobs.isEmpty, jobs.queued == wait.queued {
      queuedWhenThreadsRan = jobs.queued
      // The work that the threads have enqueued on the main thread must still run.
      wait.quietRounds -= 1
    } else {
      wait.quietRounds = 0
      // The quiet rounds were spent on work that had not run.
      wait.rounds -= wait.quietRoundsNeeded - 1
    }
    return beginRound(position.wait, wait).map { [$0] } ?? []
  }

  private mutating func proceed(_ id: Int) -> Step? {
    guard
      var wait = waits[id], case .pool(let generation) = wait.phase,
      jobs.hasRun(through: generation)
    else { return nil }
    wait.phase = .mainThread
    wait.phases += 1
    waits[id] = wait
    let position = Position(wait: id, phase: wait.phases)
    return isMainThreadBlocked ? endRound(position) : .drainMainQueue(position)
  }

  private mutating func endRound(_ position: Position) -> Step? {
    guard var wait = waits[position.wait], wait.phases == position.phase else { return nil }
    wait.rounds += 1
    let isIdleRound = jobs.isEmpty && jobs.queued == wait.queued
    wait.quietRounds = isIdleRound ? wait.quietRounds + 1 : 0
    let canFinish = wait.quietRounds >= wait.quietRoundsNeeded
    if wait.rounds >= wait.maximumRounds || canFinish && queuedWhenThreadsRan == jobs.queued {
      waits[position.wait] = nil
      return .resume(wait.continuation)
    }
    guard canFinish else { return beginRound(position.wait, wait) }
    wait.phase = .threads
    wait.phases += 1
    waits[position.wait] = wait
    return .runThreads(Position(wait: position.wait, phase: wait.phases))
  }

  private mutating func beginRound(_ id: Int, _ wait: Wait) -> Step? {
    var wait = wait
    wait.phase = .pool(through: jobs.startGeneration())
    wait.phases += 1
    wait.queued = jobs.queued
    waits[id] = wait
    return proceed(id)
  }
}
