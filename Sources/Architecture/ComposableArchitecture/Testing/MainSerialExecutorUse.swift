import ConcurrencyExtras
import Dependencies

/// The use of the main thread for all asynchronous work by a test store.
///
/// Tests that run concurrently have one store each, so the uses overlap. The first use starts the
/// mode, and the end of the last use restores the previous mode. A use ends with its test, so that
/// a store that is retained longer does not leave the mode on for other tests.
final class MainSerialExecutorUse: Sendable {
  private struct Uses {
    var running: Set<Int> = []
    var last = 0
    var original = false
  }

  private static let uses = Lock(Uses())

  private let id: Int

  /// Starts a use.
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
    DependencyValues._current.onTestEnd { [id] in Self.end(id) }
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
