import ConcurrencyExtras

/// What runs under ids, for tests that nothing is left behind when they end.
struct CancellablesCollection: Sendable {
  /// How many ids have running work, counting an id once for each feature that may cancel it.
  var count: Int { CancellationRegistry.shared.count }

  /// Whether anything runs under `id` that the feature at `path` may cancel.
  func exists(at id: some Hashable & Sendable, path: NavigationIDPath) -> Bool {
    CancellationRegistry.shared.contains(CancellationKey(id, path: path))
  }

  /// Forgets what runs, without cancelling it.
  mutating func removeAll() {
    CancellationRegistry.shared.removeAll()
  }
}

/// What runs under ids, anywhere in the process.
let _cancellationCancellables = LockIsolated(CancellablesCollection())
