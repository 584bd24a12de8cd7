/// The jobs of tasks that are enqueued on the threads of the concurrency runtime's pool.
///
/// Each job belongs to the generation in which the job was enqueued, so that a wait for the jobs of
/// earlier generations ends even if these jobs enqueue further jobs.
struct PoolJobs {
  /// The number of jobs that were enqueued on the pool, or on the main thread instead of on the
  /// pool.
  private(set) var queued = 0
  private var generation = 0
  /// The number of jobs that have not run, by generation.
  private var unfinished: [Int: Int] = [:]

  /// Whether every job has run or was abandoned.
  var isEmpty: Bool { unfinished.isEmpty }

  /// Returns whether every job up to a generation has run or was abandoned.
  func hasRun(through generation: Int) -> Bool {
    !unfinished.keys.contains { $0 <= generation }
  }

  /// Counts a job that is enqueued on the main thread instead of on the pool.
  mutating func countMainThreadJob() {
    queued += 1
  }

  /// Inserts a job.
  ///
  /// - Returns: The generation of the job.
  mutating func insert() -> Int {
    queued += 1
    unfinished[generation, default: 0] += 1
    return generation
  }

  /// Removes a job that has run.
  mutating func remove(from generation: Int) {
    guard let count = unfinished[generation] else { return }
    unfinished[generation] = count > 1 ? count - 1 : nil
  }

  /// Starts a new generation.
  ///
  /// - Returns: The previous generation.
  mutating func startGeneration() -> Int {
    defer { generation += 1 }
    return generation
  }

  /// Removes the jobs up to a generation, because these jobs block their threads or never finish.
  mutating func abandon(through generation: Int) {
    unfinished = unfinished.filter { $0.key > generation }
  }
}
