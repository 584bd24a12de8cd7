import Foundation

/// The processor usage of this process.
struct ProcessActivity {
  /// The total run time of the process's threads.
  var processorTime: Duration
  /// Whether a thread other than the calling thread runs, or would run if a processor were free.
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
