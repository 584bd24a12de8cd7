import ConcurrencyExtras

/// A registry of the in-flight work with cancellation keys.
///
/// The process has one registry, because `Task.cancel(id:)` can be called from anywhere. In a
/// feature, the path in a key begins with the identity of the store, so that the keys of different
/// stores differ. All work also has a key with the empty path, for code outside of stores.
final class CancellationRegistry: Sendable {
  static let shared = CancellationRegistry()

  private typealias Scopes = [ObjectIdentifier: CancellationScope]

  private let entries = Lock<[CancellationKey: Scopes]>([:])

  /// The number of keys with in-flight work.
  var count: Int {
    entries.withLock { $0.count }
  }

  func contains(_ key: CancellationKey) -> Bool {
    entries.withLock { $0[key] != nil }
  }

  func removeAll() {
    entries.withLock { $0 = [:] }
  }

  func insert(_ scope: CancellationScope, under keys: [CancellationKey]) {
    entries.withLock { entries in
      for key in keys {
        entries[key, default: [:]][ObjectIdentifier(scope)] = scope
      }
    }
  }

  func remove(_ scope: CancellationScope, under keys: [CancellationKey]) {
    remove(ObjectIdentifier(scope), under: keys)
  }

  /// Removes the scope with the given identity.
  func remove(_ scope: ObjectIdentifier, under keys: [CancellationKey]) {
    entries.withLock { entries in
      for key in keys {
        guard let index = entries.index(forKey: key) else { continue }
        entries.values[index].removeValue(forKey: scope)
        if entries.values[index].isEmpty {
          entries.remove(at: index)
        }
      }
    }
  }

  /// Cancels the work of elements of a stack, in the order of the elements, except the parts of an
  /// effect that wait for a part in `sequence`.
  func cancel(
    _ elements: [StackElementID],
    of stack: NavigationIDPath,
    within sequence: EffectSequence?
  ) {
    let scopes = entries.withLock { entries in
      guard entries.count < elements.count else {
        return elements.compactMap { entries[.feature(at: stack.appending(.stackElement($0)))] }
      }
      // There are fewer keys than elements, so iterating over the keys is faster.
      var running: [StackElementID: Scopes] = [:]
      for (key, scopes) in entries where key.isOfFeature {
        if let (parent, id) = key.path.stackElement, parent == stack {
          running[id] = scopes
        }
      }
      return running.isEmpty ? [] : elements.compactMap { running[$0] }
    }
    for scope in scopes.joined().map(\.value) where !scope.waits(in: sequence) {
      scope.cancel()
    }
  }

  /// Cancels the work with a key, including work that waits for its turn, except the parts of an
  /// effect that wait for a part in `sequence`.
  func cancel(_ key: CancellationKey, within sequence: EffectSequence?) {
    for scope in scopes(under: key) where !scope.waits(in: sequence) {
      scope.cancel()
    }
  }

  /// Cancels the work with a key whose turn has come.
  func cancelInFlight(_ key: CancellationKey) {
    for scope in scopes(under: key) where !scope.isWaiting {
      scope.cancel()
    }
  }

  private func scopes(under key: CancellationKey) -> Scopes.Values {
    (entries.withLock { $0[key] } ?? [:]).values
  }
}
