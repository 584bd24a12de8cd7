import Dispatch

extension Task where Success == Never, Failure == Never {
  /// Lets what waits for the main thread run, once.
  ///
  /// - Returns: Whether nothing came of it, so that there is nothing left to run. `false` too where
  ///   nobody knows, because tasks run on other threads as well.
  @MainActor
  package static func mainTurn() async -> Bool {
    let count = GlobalEnqueueHook.count.value
    await withUnsafeContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    // Whatever goes on after it has waited for something is queued by the hook. This task did once.
    return uncheckedUseMainSerialExecutor && GlobalEnqueueHook.count.value == count + 1
  }
}
