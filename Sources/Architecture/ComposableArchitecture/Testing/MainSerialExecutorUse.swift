import ConcurrencyExtras
import Dependencies

/// The use of the main thread for all asynchronous work by a test store.
///
/// Tests that run side by side have a store each. Their uses overlap: the first use begins the mode, and
/// the end of the last use restores the mode that was in force before. A use ends with its test, so
/// that a store which something retains does not leave the mode on for other tests.
final class MainSerialExecutorUse: Sendable {
  private struct Uses {
    var running: Set<Int> = []
    var last = 0
    var original = false
  }

  private static let uses = Lock(Uses())

  private let id: Int

  /// Begins a use.
  init() {
    id = Self.uses.withLock { uses in
      if uses.running.isEmpty {
        uses.original = uncheckedUseMainSerialExecutor
      }
      uses.last += 1
      uses.running.insert(uses.last)
      uncheckedUseMainSerialExecutor = true
      return uses.last
    }
    DependencyValues._current.atTestEnd { [id] in Self.end(id) }
  }

  func end() {
    Self.end(id)
  }

  private static func end(_ id: Int) {
    uses.withLock { uses in
      guard uses.running.remove(id) != nil, uses.running.isEmpty else { return }
      uncheckedUseMainSerialExecutor = uses.original
    }
  }
}
