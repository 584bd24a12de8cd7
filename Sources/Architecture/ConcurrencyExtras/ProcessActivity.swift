import Foundation

/// The use that this process makes of processors.
struct ProcessActivity {
  /// For how long its threads have run.
  var processorTime: Duration
  /// Whether a thread other than the calling thread runs, or would run if there were a processor for it.
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
