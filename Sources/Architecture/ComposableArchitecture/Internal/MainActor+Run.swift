import Dispatch

extension MainActor {
  /// Runs `operation` and returns its result. If the caller does not run on the main queue, waits
  /// until `operation` has run on the main queue.
  nonisolated static func runSynchronously<R: Sendable>(_ operation: @MainActor () -> R) -> R {
    isCurrent
      ? assumeIsolated(operation)
      : DispatchQueue.main.sync { assumeIsolated(operation) }
  }

  /// Runs `operation` immediately if the caller runs on the main queue. Otherwise, creates a task
  /// on the main actor that runs `operation`.
  nonisolated static func runOrSchedule(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      assumeIsolated(operation)
    } else {
      Task { @MainActor in operation() }
    }
  }

  // The main queue is identified by a mark, because a thread other than the first thread of the
  // process can run the main queue.
  private nonisolated static var isCurrent: Bool {
    _ = marked
    return DispatchQueue.getSpecific(key: mark) == true
  }

  private nonisolated static let mark = DispatchSpecificKey<Bool>()
  private nonisolated static let marked: Void = DispatchQueue.main.setSpecific(
    key: mark,
    value: true
  )
}
