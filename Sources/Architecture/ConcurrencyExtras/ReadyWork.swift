import Dispatch

/// The work of tasks that is ready to run, on the threads of the pool and on the main thread.
///
/// A wait ends when this work, and the work that this work enqueues, has run. Work that blocks its
/// thread or never finishes does not prolong the wait forever. On a busy machine a wait takes
/// longer, because no wall clock determines when the wait ends.
final class ReadyWork: Sendable {
  static let shared = ReadyWork()

  private struct Contents {
    var waits = ReadyWorkWaits()
    var stalls = StallDetector<ReadyWorkWaits.Position>()
    var isWatching = false
  }

  private let contents = Lock(Contents())
  private let watchQueue = DispatchQueue(label: "ReadyWork")

  /// The number of jobs that were enqueued through the runtime's hook, without the resumptions of
  /// waits on the main thread.
  var queuedJobs: Int {
    contents.withLock { $0.waits.jobs.queued }
  }

  func countMainThreadJob() {
    contents.withLock { $0.waits.countMainThreadJob() }
  }

  func insertJob() -> Int {
    contents.withLock { $0.waits.insertJob() }
  }

  func removeJob(from generation: Int) {
    perform(contents.withLock { $0.waits.removeJob(from: generation) })
  }

  /// Waits until the ready work, and the work that this work enqueues, has run.
  ///
  /// - Parameters:
  ///   - quietRounds: The number of turns of the main thread without new jobs. Jobs that are
  ///     enqueued from the main thread on the main thread are not counted, because one such job
  ///     runs in each turn.
  ///   - maximumRounds: The maximum number of turns of the main thread, because some work never
  ///     finishes.
  nonisolated(nonsending) func run(quietRounds: Int, maximumRounds: Int) async {
    await withUnsafeContinuation { continuation in
      let steps = contents.withLock { contents in
        contents.waits.begin(continuation, quietRounds: quietRounds, maximumRounds: maximumRounds)
      }
      perform(steps)
      watch()
    }
  }

  private func perform(_ steps: [ReadyWorkWaits.Step]) {
    for step in steps {
      switch step {
      case .drainMainQueue(let position):
        DispatchQueue.main.async {
          self.perform(self.contents.withLock { $0.waits.mainQueueDidDrain(position) })
        }
      case .runThreads(let position):
        runThreads(position, since: .others)
      case .resume(let continuation):
        ResumptionMark.shared.resume(continuation)
      }
    }
  }

  /// Waits until each thread that was runnable at an earlier time has run for a while.
  private func runThreads(_ position: ReadyWorkWaits.Position, since earlier: RunnableThreads) {
    if earlier.isEmpty || RunnableThreads.others.haveRun(since: earlier) {
      perform(contents.withLock { $0.waits.threadsDidRun(position) })
    } else if contents.withLock({ $0.waits.positions.contains(position) }) {
      watchQueue.asyncAfter(deadline: .now() + .milliseconds(1)) {
        self.runThreads(position, since: earlier)
      }
    }
  }

  /// Starts periodic checks for awaited work that blocks its thread or never finishes. The checks
  /// end when no wait is left.
  private func watch() {
    let starts = contents.withLock { contents in
      guard !contents.isWatching, !contents.waits.positions.isEmpty else { return false }
      contents.isWatching = true
      return true
    }
    if starts {
      watchQueue.asyncAfter(deadline: .now() + .milliseconds(10)) { self.checkForStalls() }
    }
  }

  private func checkForStalls() {
    let activity = ProcessActivity.now
    let steps = contents.withLock { contents in
      contents.isWatching = false
      let stalled = contents.stalls.observe(contents.waits.positions, activity)
      return stalled.flatMap { contents.waits.abandon($0) }
    }
    perform(steps)
    watch()
  }
}
