import ConcurrencyExtras

/// The in-flight work that can be cancelled by a cancel identifier or with its feature, for tests
/// that expect no in-flight work at the end of the test.
struct CancellablesCollection: Sendable {
  /// The number of keys with in-flight or waiting work. A cancel identifier has a key for each
  /// feature that may cancel the work. In-flight work of a child feature also has a key for the
  /// child feature and for each of its ancestors, even without a cancel identifier.
  var count: Int { CancellationRegistry.shared.count }

  /// Returns whether the feature at `path` may cancel in-flight work with the identifier `id`.
  func exists(at id: some Hashable & Sendable, path: NavigationIDPath) -> Bool {
    CancellationRegistry.shared.contains(CancellationKey(id, path: path))
  }

  /// Removes all keys, without cancelling the work.
  mutating func removeAll() {
    CancellationRegistry.shared.removeAll()
  }
}

/// The in-flight work in the whole process that has a cancellation key.
let _cancellationCancellables = LockIsolated(CancellablesCollection())
