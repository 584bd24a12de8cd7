import Dispatch

extension Task where Success == Never, Failure == Never {
  /// Waits until the main thread has run the work that was enqueued there before the call.
  ///
  /// - Returns: `true` if no other work was enqueued during the wait, except by the main actor on
  ///   the main actor. `false` if other work was enqueued, or if tasks also run on other threads,
  ///   whose work this method does not observe.
  @MainActor
  package static func yieldToMainQueue() async -> Bool {
    let count = ReadyWork.shared.queuedJobs
    await withUnsafeContinuation { continuation in
      DispatchQueue.main.async { ResumptionMark.shared.resume(continuation) }
    }
    // The runtime's hook does not count work that the main actor enqueues on the main actor.
    return uncheckedUseMainSerialExecutor && ReadyWork.shared.queuedJobs == count
  }
}
