/// The stores scoped from a store, for as long as somebody uses them.
@MainActor
struct ScopedStores {
  private struct Weak {
    weak var store: AnyObject?
  }

  private var stores: [AnyHashable: Weak] = [:]
  private var sweepAt = 16

  mutating func store<State, Action>(
    id: some Hashable,
    make: () -> Store<State, Action>
  ) -> Store<State, Action> {
    if let store = stores[id]?.store as? Store<State, Action> {
      return store
    }
    let store = make()
    sweepIfNeeded()
    stores[id] = Weak(store: store)
    return store
  }

  /// Drops what nobody uses any more, each time the number has doubled. Amortised O(1).
  private mutating func sweepIfNeeded() {
    guard stores.count >= sweepAt else { return }
    stores = stores.filter { $0.value.store != nil }
    sweepAt = max(16, stores.count * 2)
  }
}
