import ConcurrencyExtras

/// The running work with cancel identifiers. A test can assert that no work is running at its end.
struct CancellablesCollection: Sendable {
  /// The number of identifiers with running work. An identifier is counted once for each feature
  /// that may cancel the work.
  var count: Int { CancellationRegistry.shared.count }

  /// Returns whether work with the identifier `id` is running that the feature at `path` may
  /// cancel.
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
