import Foundation

/// The activity of this process's threads.
struct ProcessActivity {
  /// The total run time of the process's threads.
  var processorTime: Duration
  /// Whether a thread other than the calling thread runs, waits for a processor or waits for a
  /// disk. On systems other than Linux, always `false`.
  var hasRunnableThread: Bool

  static var now: Self {
    Self(processorTime: processorTimeNow, hasRunnableThread: !RunnableThreads.others.isEmpty)
  }

  private static var processorTimeNow: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
