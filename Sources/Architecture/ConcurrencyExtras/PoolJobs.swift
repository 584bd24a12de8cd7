/// The jobs of tasks that are queued on the threads of the concurrency runtime's pool.
///
/// Each job belongs to the generation in which it was queued, so that a wait for the jobs of earlier
/// generations ends while jobs go on to queue others.
struct PoolJobs {
  /// How many jobs have been queued, those on the main thread instead of on the pool included.
  private(set) var queued = 0
  private var generation = 0
  /// How many jobs have not run, by generation.
  private var unfinished: [Int: Int] = [:]

  /// Whether each job has run, or was abandoned.
  var isEmpty: Bool { unfinished.isEmpty }

  /// Whether each job up to a generation has run, or was abandoned.
  func hasRun(through generation: Int) -> Bool {
    !unfinished.keys.contains { $0 <= generation }
  }

  /// Counts a job that is queued on the main thread instead of on the pool.
  mutating func countOutside() {
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

  /// Starts a generation.
  ///
  /// - Returns: The generation before it.
  mutating func startGeneration() -> Int {
    defer { generation += 1 }
    return generation
  }

  /// Forgets the jobs up to a generation, because they block their threads.
  mutating func abandon(through generation: Int) {
    unfinished = unfinished.filter { $0.key > generation }
  }
}
