import ConcurrencyExtras
import Dispatch

extension MainActor {
  /// Runs `operation` and returns its result. If the caller does not run on the main queue, waits
  /// until `operation` has run on the main queue.
  nonisolated static func runSynchronously<R: Sendable>(_ operation: @MainActor () -> R) -> R {
    MainQueue.isCurrent
      ? assumeIsolated(operation)
      : DispatchQueue.main.sync { assumeIsolated(operation) }
  }

  /// Runs `operation` immediately if the caller runs on the main queue. Otherwise, creates a task
  /// on the main actor that runs `operation`.
  nonisolated static func runOrSchedule(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      assumeIsolated(operation)
    } else {
      Task { @MainActor in operation() }
    }
  }
}
