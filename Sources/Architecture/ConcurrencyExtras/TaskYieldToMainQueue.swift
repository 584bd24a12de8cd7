import Dispatch

extension Task where Success == Never, Failure == Never {
  /// Waits once until the main thread has run the work that is enqueued on the main thread.
  ///
  /// - Returns: `true` if the work enqueued no more work, so that little remains to run. `false`
  ///   otherwise, or if the answer is unknown because tasks run on other threads too.
  @MainActor
  package static func yieldToMainQueue() async -> Bool {
    let count = ReadyWork.shared.queuedJobs
    await withUnsafeContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    // Work that resumes after a wait off the main actor is enqueued through the hook, as this task
    // was once. Work that is enqueued on the main actor from the main actor is not enqueued through
    // the hook.
    return uncheckedUseMainSerialExecutor && ReadyWork.shared.queuedJobs == count + 1
  }
}
