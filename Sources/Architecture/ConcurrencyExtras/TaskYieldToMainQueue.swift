import Dispatch

extension Task where Success == Never, Failure == Never {
  /// Waits until the main thread has run the work that is queued on it, once.
  ///
  /// - Returns: Whether the work queued no more work, so that little remains to run. Also
  ///   `false` if that is unknown, because tasks run on other threads too.
  @MainActor
  package static func yieldToMainQueue() async -> Bool {
    let count = ReadyWork.shared.queuedJobs
    await withUnsafeContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    // Work that resumes after it waited off the main actor is queued through the hook, as this task
    // was once. Work that is queued on the main actor from the main actor is not.
    return uncheckedUseMainSerialExecutor && ReadyWork.shared.queuedJobs == count + 1
  }
}
