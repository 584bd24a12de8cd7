import ConcurrencyExtras

/// An ordered list of effects, none of which is `none`.
///
/// Appending effects to a long list creates a list that shares the storage, so that a loop that
/// merges *n* effects one by one takes O(*n*) in total.
@usableFromInline
struct EffectList<Action>: Sendable {
  private final class Storage: Sendable {
    let effects: Lock<[Effect<Action>]>

    init(_ effects: [Effect<Action>]) {
      self.effects = Lock(effects)
    }
  }

  /// The minimum count for shared storage. Copying a shorter list is cheap. Sharing has a cost,
  /// because the original list retains the appended effects.
  private static var shortestShared: Int { 32 }

  private let storage: Storage
  let count: Int

  init(_ effects: [Effect<Action>]) {
    storage = Storage(effects)
    count = effects.count
  }

  private init(storage: Storage, count: Int) {
    self.storage = storage
    self.count = count
  }

  /// The effects in the list. Complexity: O(1).
  var effects: ArraySlice<Effect<Action>> {
    // The storage may contain effects of a longer list beyond the end of this list.
    storage.effects.withLock { $0[..<count] }
  }

  /// Returns a list of the effects of this list, followed by `others`.
  func appending(_ others: [Effect<Action>]) -> Self {
    if others.isEmpty { return self }
    guard count >= Self.shortestShared else { return Self(effects + others) }
    let isShared = storage.effects.withLock { effects in
      guard effects.count == count else { return false }
      effects.append(contentsOf: others)
      return true
    }
    return isShared
      ? Self(storage: storage, count: count + others.count) : Self(effects + others)
  }

  /// Creates a flat list. Effects that are `none` are skipped. If `list` returns a list for an
  /// effect, the effects of that list replace the effect.
  init(
    flattening effects: some Sequence<Effect<Action>>,
    _ list: (Effect<Action>) -> Self?
  ) {
    var head: Self?
    var rest: [Effect<Action>] = []
    for effect in effects where !effect.isNone {
      switch list(effect) {
      case nil: rest.append(effect)
      case let inner? where head == nil && rest.isEmpty: head = inner
      case let inner?: rest.append(contentsOf: inner.effects)
      }
    }
    self = head?.appending(rest) ?? Self(rest)
  }
}
