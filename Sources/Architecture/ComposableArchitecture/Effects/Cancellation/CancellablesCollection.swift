import ConcurrencyExtras

/// The in-flight work with cancel identifiers, for tests that expect no in-flight work at their
/// end.
struct CancellablesCollection: Sendable {
  /// The number of keys with in-flight work. A cancel identifier has a key for each feature that
  /// may cancel the work. The work of each child feature has keys, too.
  var count: Int { CancellationRegistry.shared.count }

  /// Returns whether work with the identifier `id` is in flight that the feature at `path` may
  /// cancel.
  func exists(at id: some Hashable & Sendable, path: NavigationIDPath) -> Bool {
    CancellationRegistry.shared.contains(CancellationKey(id, path: path))
  }

  /// Removes all entries, without cancelling the work.
  mutating func removeAll() {
    CancellationRegistry.shared.removeAll()
  }
}

/// The in-flight work with cancel identifiers in the whole process.
let _cancellationCancellables = LockIsolated(CancellablesCollection())
