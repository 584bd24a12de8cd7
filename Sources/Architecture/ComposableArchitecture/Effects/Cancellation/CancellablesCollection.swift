import ConcurrencyExtras

/// The running work with cancel identifiers, for tests that expect no running work when they end.
struct CancellablesCollection: Sendable {
  /// The number of identifiers with running work. An identifier counts once for each feature that
  /// may cancel the work.
  var count: Int { CancellationRegistry.shared.count }

  /// Whether work with the identifier `id` is running that the feature at `path` may cancel.
  func exists(at id: some Hashable & Sendable, path: NavigationIDPath) -> Bool {
    CancellationRegistry.shared.contains(CancellationKey(id, path: path))
  }

  /// Removes all entries, without cancelling the work.
  mutating func removeAll() {
    CancellationRegistry.shared.removeAll()
  }
}

/// The running work with cancel identifiers in the whole process.
let _cancellationCancellables = LockIsolated(CancellablesCollection())
