import ConcurrencyExtras

/// A registry of the in-flight work with cancellation keys.
///
/// The process has one registry, because `Task.cancel(id:)` can be called from anywhere. In a
/// feature, the path in a key begins with the identity of the store, so that the keys of different
/// stores differ. All work also has a key with the empty path, for code outside of stores.
final class CancellationRegistry: Sendable {
  static let shared = CancellationRegistry()

  // The keys contain values of the user's types, whose `==` is not called while a lock is held.
  private let groups = HashTable<CancellationKey, ScopeGroup>()

  /// The number of keys with in-flight work.
  var count: Int { groups.count }

  func contains(_ key: CancellationKey) -> Bool {
    groups.value(for: key) != nil
  }

  func removeAll() {
    groups.removeAll()
  }

  func insert(_ scope: CancellationScope, under keys: [CancellationKey]) {
    for key in keys {
      while true {
        let group = groups.value(for: key) { ScopeGroup() }
        if group.insert(scope) { break }
        // Another thread removes the group at the moment.
        groups.remove(key, ifValueIs: group)
      }
    }
  }

  func remove(_ scope: CancellationScope, under keys: [CancellationKey]) {
    remove(ObjectIdentifier(scope), under: keys)
  }

  /// Removes the scope with the given identity.
  func remove(_ scope: ObjectIdentifier, under keys: [CancellationKey]) {
    for key in keys {
      guard let group = groups.value(for: key) else { continue }
      if group.remove(scope) { groups.remove(key, ifValueIs: group) }
    }
  }

  /// Cancels the work of elements of a stack, in the order of the elements, except the parts of an
  /// effect that wait for a part in `sequence`.
  func cancel(
    _ elements: [StackElementID],
    of stack: NavigationIDPath,
    within sequence: EffectSequence?
  ) {
    for group in groups(of: elements, of: stack) { group.cancel(within: sequence) }
  }

  private func groups(
    of elements: [StackElementID],
    of stack: NavigationIDPath
  ) -> [ScopeGroup] {
    guard groups.count < elements.count else {
      return elements.compactMap {
        groups.value(for: .feature(at: stack.appending(.stackElement($0))))
      }
    }
    // There are fewer keys than elements, so iterating over the keys is faster.
    var running: [StackElementID: ScopeGroup] = [:]
    for (key, group) in groups.elements where key.isOfFeature {
      if let (parent, id) = key.path.stackElement, parent == stack {
        running[id] = group
      }
    }
    return running.isEmpty ? [] : elements.compactMap { running[$0] }
  }

  /// Cancels the work of a feature, including work that waits for its turn, except the parts of an
  /// effect that wait for a part in `sequence`. If an action of that part removes the feature, the
  /// waiting parts are cancelled, too.
  func cancelFeature(at path: NavigationIDPath, within sequence: EffectSequence?) {
    groups.value(for: .feature(at: path))?.cancel(within: sequence)
  }

  /// Cancels the work with a key, including work that waits for its turn, except the work that
  /// comes after a part in `sequence`, or after a part whose actions have led to `sequence`.
  func cancel(_ key: CancellationKey, within sequence: EffectSequence?) {
    for scope in scopes(under: key) where !scope.isAfterActions(of: sequence) {
      scope.cancel()
    }
  }

  /// Cancels the work with a key whose turn has come.
  func cancelInFlight(_ key: CancellationKey) {
    for scope in scopes(under: key) where !scope.isWaiting {
      scope.cancel()
    }
  }

  private func scopes(under key: CancellationKey) -> [CancellationScope] {
    groups.value(for: key)?.scopes ?? []
  }
}

/// The scopes of the in-flight work with one cancellation key.
private final class ScopeGroup: Sendable {
  /// `nil` after the last scope was removed.
  private let members = Lock<[ObjectIdentifier: CancellationScope]?>([:])

  var scopes: [CancellationScope] {
    members.withLock { $0.map { Array($0.values) } ?? [] }
  }

  func cancel(within sequence: EffectSequence?) {
    for scope in scopes where !scope.isAfter(sequence) { scope.cancel() }
  }

  /// Adds a scope. Returns `false` if the last scope was removed before, because the group is then
  /// no longer in use.
  func insert(_ scope: CancellationScope) -> Bool {
    members.withLock { members in
      _ = members?.updateValue(scope, forKey: ObjectIdentifier(scope))
      return members != nil
    }
  }

  /// Removes a scope. Returns whether no scope is left.
  func remove(_ scope: ObjectIdentifier) -> Bool {
    // The scope is released after the lock.
    let (removed, isEmpty) = members.withLock { members -> (CancellationScope?, Bool) in
      let removed = members?.removeValue(forKey: scope)
      if members?.isEmpty == true { members = nil }
      return (removed, members == nil)
    }
    return withExtendedLifetime(removed) { isEmpty }
  }
}
