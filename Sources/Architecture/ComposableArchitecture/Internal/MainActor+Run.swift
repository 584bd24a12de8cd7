import Dispatch

extension MainActor {
  /// Runs `operation` synchronously. On the main thread the operation runs directly, and on other
  /// threads it runs on the main queue.
  nonisolated static func runSynchronously<R: Sendable>(_ operation: @MainActor () -> R) -> R {
    isCurrent
      ? assumeIsolated(operation)
      : DispatchQueue.main.sync { assumeIsolated(operation) }
  }

  /// Runs `operation` directly on the main thread, and in a task on the main actor from another
  /// thread.
  nonisolated static func runOrSchedule(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      assumeIsolated(operation)
    } else {
      Task { @MainActor in operation() }
    }
  }

  // The main queue is marked, because the thread that serves it need not be the first thread.
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
