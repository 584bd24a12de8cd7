import Dispatch

extension MainActor {
  /// Runs `operation` before this returns: in place on the main thread, and from elsewhere by
  /// waiting for it.
  nonisolated static func runNow<R: Sendable>(_ operation: @MainActor () -> R) -> R {
    isCurrent
      ? assumeIsolated(operation)
      : DispatchQueue.main.sync { assumeIsolated(operation) }
  }

  /// Runs `operation` in place on the main thread, and from elsewhere as soon as that is free.
  nonisolated static func runSoon(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      assumeIsolated(operation)
    } else {
      Task { @MainActor in operation() }
    }
  }

  // The main queue bears a mark, since the thread that it is served by need not be the first one.
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
