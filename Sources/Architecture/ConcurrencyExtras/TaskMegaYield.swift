import Foundation

extension Task where Success == Never, Failure == Never {
  /// Waits until the work that is ready has run, on other threads and on the main thread.
  ///
  /// A test calls the method so that a task that was just started reaches its first suspension:
  ///
  /// ```swift
  /// Task { await model.load() }
  /// await Task.megaYield()
  /// ```
  ///
  /// The method also waits for work that the ready work enqueues, until each task waits for
  /// something other than another task, regardless of how busy the machine is. The method does not
  /// wait for work that blocks its thread or uses the processor for long, or for work outside of
  /// tasks.
  ///
  /// - Parameter count: The number of turns of the main thread without new work after which the
  ///   method returns. In any case, the method returns after ten times as many turns. The default
  ///   is 20, or the value of the environment variable `TASK_MEGA_YIELD_COUNT`. If the count is
  ///   zero or negative, nothing happens.
  nonisolated(nonsending) public static func megaYield(
    count: Int = _defaultMegaYieldCount
  ) async {
    guard count > 0 else { return }
    let hook = GlobalEnqueueHook.shared
    let isCounting = hook.beginCounting()
    if isCounting != true {
      // Jobs that were enqueued before counting began are not counted.
      for _ in 1...count {
        // A task of the lowest priority starts after the tasks that are already enqueued.
        await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
      }
    }
    if isCounting != nil {
      await ReadyWork.shared.run(
        quietRounds: count,
        maximumRounds: count > Int.max / 10 ? count : 10 * count
      )
      hook.endCounting()
    }
  }

  /// Counts the work that is enqueued from now on until the process exits, so that
  /// ``megaYield(count:)`` waits for work that was enqueued before the call.
  package static func countJobs() {
    _ = GlobalEnqueueHook.shared.beginCounting()
  }
}

/// The default count of ``Swift/Task/megaYield(count:)``.
///
/// If the value of the environment variable `TASK_MEGA_YIELD_COUNT` is a non-negative number, the
/// value replaces the default.
public let _defaultMegaYieldCount = megaYieldCount(
  environment: ProcessInfo.processInfo.environment["TASK_MEGA_YIELD_COUNT"]
)

func megaYieldCount(environment text: String?) -> Int {
  text.flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } ?? 20
}
