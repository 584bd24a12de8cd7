/// Effects in an order, none of them `none`.
///
/// Lists that grow out of one another share their storage, so that a loop which merges effects one
/// by one takes O(n) altogether.
@usableFromInline
struct EffectList<Action>: Sendable {
  private final class Storage: Sendable {
    let effects: Lock<[Effect<Action>]>

    init(_ effects: [Effect<Action>]) {
      self.effects = Lock(effects)
    }
  }

  /// Below this a copy costs little. Sharing has a price too: what has been appended to a list stays
  /// for as long as the list does.
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

  /// Complexity: O(1).
  var effects: ArraySlice<Effect<Action>> {
    // The storage may have grown for another list, behind the end of this one.
    storage.effects.withLock { $0[..<count] }
  }

  /// The effects of this list, then others. Amortised O(number of others).
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

  /// A flat list of effects, those in the place of an effect that stands for a list itself.
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
