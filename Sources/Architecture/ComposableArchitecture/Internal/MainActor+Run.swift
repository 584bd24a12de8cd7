import Dispatch

extension MainActor {
  /// Runs `operation` and returns its result. On another thread than the main thread, waits until
  /// the operation has run on the main queue.
  nonisolated static func runSynchronously<R: Sendable>(_ operation: @MainActor () -> R) -> R {
    isCurrent
      ? assumeIsolated(operation)
      : DispatchQueue.main.sync { assumeIsolated(operation) }
  }

  /// Runs `operation` immediately on the main thread. On another thread, creates a task on the main
  /// actor that runs the operation.
  nonisolated static func runOrSchedule(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      assumeIsolated(operation)
    } else {
      Task { @MainActor in operation() }
    }
  }

  // The main queue is marked, because the first thread of the process need not run the main queue.
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
