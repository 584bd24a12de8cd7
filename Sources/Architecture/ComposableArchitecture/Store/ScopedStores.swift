/// The stores scoped from a store, for as long as somebody uses them.
@MainActor
struct ScopedStores {
  private struct Weak {
    weak var store: AnyObject?
  }

  /// A store that was asked for from some place in the program.
  private struct Placed {
    weak var store: AnyObject?
    // Kept, so that no other key path can come to be where it is.
    let state: AnyKeyPath
  }

  private var stores: [AnyHashable: Weak] = [:]
  private var placed: [ScopePlace.ID: Placed] = [:]
  private var sweepAt = 16

  /// What there is under an id: a store, or what some of the stores have in common.
  mutating func store<Object: AnyObject>(id: some Hashable, make: () -> Object) -> Object {
    if let store = stores[id]?.store as? Object {
      return store
    }
    let store = make()
    sweepIfNeeded()
    stores[id] = Weak(store: store)
    return store
  }

  /// The same where the id takes long to compare: from the same place comes the same id.
  mutating func store<State, Action>(
    at place: ScopePlace,
    id: () -> some Hashable,
    make: () -> Store<State, Action>
  ) -> Store<State, Action> {
    guard let placeID = place.id else { return store(id: id(), make: make) }
    if let store = placed[placeID]?.store as? Store<State, Action> {
      return store
    }
    let store = store(id: id(), make: make)
    placed[placeID] = Placed(store: store, state: place.state)
    return store
  }

  /// Drops what nobody uses any more, each time the number has doubled. Amortised O(1).
  private mutating func sweepIfNeeded() {
    guard stores.count >= sweepAt else { return }
    stores = stores.filter { $0.value.store != nil }
    placed = placed.filter { $0.value.store != nil }
    sweepAt = max(16, stores.count * 2)
  }
}

/// Where in a program a store is scoped, as far as that tells what it is scoped to.
struct ScopePlace {
  struct ID: Hashable {
    let state: ObjectIdentifier
    let action: UInt
    let isOptional: Bool
  }

  let state: AnyKeyPath
  /// The address of the literal; `nil` if there is none.
  let action: UInt?
  var isOptional = false

  var id: ID? {
    action.map { ID(state: ObjectIdentifier(state), action: $0, isOptional: isOptional) }
  }
}
