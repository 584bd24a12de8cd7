import Dispatch

extension Task where Success == Never, Failure == Never {
  /// Lets what waits for the main thread run, once.
  ///
  /// - Returns: Whether nothing was seen to come of it, so that little is left to run. `false` too where
  ///   nobody knows, because tasks run on other threads as well.
  @MainActor
  package static func mainTurn() async -> Bool {
    let count = ReadyWork.shared.queuedJobs
    await withUnsafeContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    // What goes on after it has waited off the main actor is queued by the hook, as this task was once.
    // What goes from the main actor to the main actor is not.
    return uncheckedUseMainSerialExecutor && ReadyWork.shared.queuedJobs == count + 1
  }
}
