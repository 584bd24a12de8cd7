/// A detector of work that blocks its thread, or never ends.
///
/// Work that waits for a processor of a busy machine is not detected: a thread of the process can run,
/// and the process uses little processor time. No clock is read.
struct StallDetector<Wait: Hashable> {
  private struct Start {
    var processorTime: Duration
    var idleObservations = 0
  }

  /// For how many observations no thread of the process may be able to run.
  private let idleLimit = 20
  /// How much time of processors the process may use.
  private let processorTimeLimit = Duration.seconds(1)
  private var starts: [Wait: Start] = [:]

  /// - Parameter waits: What the process waits for now.
  /// - Returns: What has been waited for in vain since earlier observations.
  mutating func observe(_ waits: [Wait], _ activity: ProcessActivity) -> [Wait] {
    var stalled: [Wait] = []
    var current: [Wait: Start] = [:]
    for wait in waits {
      guard var start = starts[wait] else {
        current[wait] = Start(processorTime: activity.processorTime)
        continue
      }
      start.idleObservations += activity.hasRunnableThread ? 0 : 1
      let used = activity.processorTime - start.processorTime
      if start.idleObservations >= idleLimit || used >= processorTimeLimit {
        stalled.append(wait)
      }
      current[wait] = start
    }
    starts = current
    return stalled
  }
}
