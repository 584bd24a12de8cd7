/// A detector of work that blocks its thread or never finishes.
///
/// On Linux, work that waits for a processor on a busy machine is not detected, because a thread of
/// the process is runnable and the process uses little processor time. No wall clock is read.
struct StallDetector<Wait: Hashable> {
  private struct Start {
    var processorTime: Duration
    var idleObservations = 0
  }

  /// The number of observations without a runnable thread after which a wait is stalled.
  private let idleLimit = 20
  /// The processor time of the process after which a wait is stalled.
  private let processorTimeLimit = Duration.seconds(1)
  private var starts: [Wait: Start] = [:]

  /// Compares the current waits with the waits of earlier observations.
  ///
  /// - Parameters:
  ///   - waits: The current waits of the process.
  ///   - activity: The current activity of the process.
  /// - Returns: The stalled waits.
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
