/// The stores scoped from a store, for as long as somebody uses them.
@MainActor
struct ScopedStores {
  /// The store of one part, while something retains the store.
  @MainActor
  private final class Slot {
    weak var store: AnyObject?
  }

  /// A place in the program that asked for the store of a part.
  private struct Place {
    let slot: Slot
    // Retained, so that no other key path has the address of this one.
    let state: AnyKeyPath
  }

  private var slots: [AnyHashable: Slot] = [:]
  private var places: [ScopePlace.ID: Place] = [:]
  private var sweepAt = 16

  /// What there is under an id: a store, or what some of the stores have in common.
  mutating func store<Object: AnyObject>(id: some Hashable, make: () -> Object) -> Object {
    Self.store(in: slot(for: id), make: make)
  }

  /// The same where the id takes long to compare: from the same place comes the same id.
  mutating func store<State, Action>(
    at place: ScopePlace,
    id: () -> some Hashable,
    make: () -> Store<State, Action>
  ) -> Store<State, Action> {
    guard let placeID = place.id else { return store(id: id(), make: make) }
    if let slot = places[placeID]?.slot {
      return Self.store(in: slot, make: make)
    }
    let slot = slot(for: id())
    places[placeID] = Place(slot: slot, state: place.state)
    return Self.store(in: slot, make: make)
  }

  private static func store<Object: AnyObject>(in slot: Slot, make: () -> Object) -> Object {
    if let store = slot.store as? Object {
      return store
    }
    let store = make()
    slot.store = store
    return store
  }

  private mutating func slot(for id: some Hashable) -> Slot {
    let id = AnyHashable(id)
    if let slot = slots[id] { return slot }
    sweepIfNeeded()
    let slot = Slot()
    slots[id] = slot
    return slot
  }

  /// Removes the slots of released stores, each time the number has doubled. Amortised O(1).
  private mutating func sweepIfNeeded() {
    guard slots.count >= sweepAt else { return }
    slots = slots.filter { $0.value.store != nil }
    places = places.filter { $0.value.slot.store != nil }
    sweepAt = max(16, slots.count * 2)
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
