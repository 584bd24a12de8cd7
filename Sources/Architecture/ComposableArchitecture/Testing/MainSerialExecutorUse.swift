import ConcurrencyExtras
import Dependencies

/// The use of the main serial executor by a test store.
///
/// The uses of stores in concurrent tests can overlap. The first use enables the executor, and the
/// end of the last use restores the previous setting. A use ends at the latest when its test ends,
/// so that a store that is retained longer does not affect other tests.
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
