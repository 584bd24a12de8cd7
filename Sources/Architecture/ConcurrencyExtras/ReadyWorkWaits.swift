/// The waits for work that is ready, as a state machine. ``ReadyWork`` locks it and performs its steps.
///
/// A wait consists of rounds. In a round, first the jobs that were on the pool at its start run, then
/// what was queued on the main thread. The wait ends after some rounds in which nothing was queued. Before
/// it ends, each thread that can run runs for a while: the runtime queues some jobs without its hook,
/// such as those of `Task.yield()`, and a busy machine may take long to run the thread of such a job.
struct ReadyWorkWaits {
  typealias Continuation = UnsafeContinuation<Void, Never>

  /// What to do next, without the lock.
  enum Step {
    /// Call ``mainThreadDidTurn(_:)`` after everything that is queued on the main thread.
    case turnMainThread(Position)
    /// Call ``threadsDidRun(_:)`` when each thread that can run has run for a while.
    case runThreads(Position)
    case resume(Continuation)
  }

  /// The place at which a wait is.
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
    let mostRounds: Int
    var rounds = 0
    /// How many rounds in succession nothing has been queued.
    var quietRounds = 0
    var phase: Phase
    var phases = 0
    /// How many jobs had been queued when the round started.
    var queued: Int
  }

  private(set) var jobs = PoolJobs()
  private var waits: [Int: Wait] = [:]
  private var lastWait = 0
  private var isMainThreadBlocked = false
  /// How many jobs had been queued when each thread that could run had run for a while.
  private var queuedWhenThreadsRan: Int?

  var positions: [Position] {
    waits.map { Position(wait: $0.key, phase: $0.value.phases) }
  }

  mutating func countJobOutside() {
    jobs.countOutside()
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
  ///   - quietRounds: After how many rounds in succession without new jobs the wait ends.
  ///   - mostRounds: After how many rounds the wait ends anyway.
  mutating func begin(
    _ continuation: Continuation,
    quietRounds: Int,
    mostRounds: Int
  ) -> [Step] {
    lastWait += 1
    waits[lastWait] = Wait(
      continuation: continuation,
      quietRoundsNeeded: quietRounds,
      mostRounds: mostRounds,
      phase: .pool(through: jobs.startGeneration()),
      queued: jobs.queued
    )
    return proceed(lastWait).map { [$0] } ?? []
  }

  mutating func mainThreadDidTurn(_ position: Position) -> [Step] {
    isMainThreadBlocked = false
    return endRound(position).map { [$0] } ?? []
  }

  /// Goes on with a wait in spite of what it waits for, because that blocks its thread.
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
      // What the threads have queued on the main thread still has to run.
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
    return isMainThreadBlocked ? endRound(position) : .turnMainThread(position)
  }

  private mutating func endRound(_ position: Position) -> Step? {
    guard var wait = waits[position.wait], wait.phases == position.phase else { return nil }
    wait.rounds += 1
    let isQuiet = jobs.isEmpty && jobs.queued == wait.queued
    wait.quietRounds = isQuiet ? wait.quietRounds + 1 : 0
    let mayEnd = wait.quietRounds >= wait.quietRoundsNeeded
    if wait.rounds >= wait.mostRounds || mayEnd && queuedWhenThreadsRan == jobs.queued {
      waits[position.wait] = nil
      return .resume(wait.continuation)
    }
    guard mayEnd else { return beginRound(position.wait, wait) }
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
