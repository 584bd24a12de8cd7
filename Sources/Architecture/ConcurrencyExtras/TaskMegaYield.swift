import Foundation

extension Task where Success == Never, Failure == Never {
  /// Waits until work that is ready to run has run, on other threads and on the main thread.
  ///
  /// A test calls it to let a task it just started reach its first suspension:
  ///
  /// ```swift
  /// Task { await model.load() }
  /// await Task.megaYield()
  /// ```
  ///
  /// The work that this leads to runs as well, until tasks wait for something else than each other.
  /// It doesn't matter how busy the machine is. Work that blocks its thread, or that uses the
  /// processor for long, is not waited for, nor is work outside of tasks.
  ///
  /// - Parameter count: How often the main thread turns without new work before the method returns; it
  ///   returns after ten times as many turns in any case. By default 20, or what the environment
  ///   variable `TASK_MEGA_YIELD_COUNT` says. Nothing happens for zero or less.
  public static func megaYield(count: Int = _defaultMegaYieldCount) async {
    guard count > 0 else { return }
    let hook = GlobalEnqueueHook.shared
    let isCounting = hook.beginCounting()
    if isCounting != true {
      // Jobs that were queued before are not counted.
      for _ in 1...count {
        // A task of the lowest priority starts after those that are waiting already.
        await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
      }
    }
    if isCounting != nil {
      await ReadyWork.shared.run(
        quietRounds: count,
        mostRounds: count > Int.max / 10 ? count : 10 * count
      )
      hook.endCounting()
    }
  }

  /// Counts the work that is queued from now on until the process ends, so that ``megaYield(count:)``
  /// waits for work that was queued before it was called.
  package static func countJobs() {
    _ = GlobalEnqueueHook.shared.beginCounting()
  }
}

/// How often ``Swift/Task/megaYield(count:)`` yields by default.
///
/// The environment variable `TASK_MEGA_YIELD_COUNT` replaces the default if its value is a number that is
/// not negative.
public let _defaultMegaYieldCount = megaYieldCount(
  environment: ProcessInfo.processInfo.environment["TASK_MEGA_YIELD_COUNT"]
)

func megaYieldCount(environment text: String?) -> Int {
  text.flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } ?? 20
}
