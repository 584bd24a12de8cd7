/// A cache of the stores that are scoped from a store, and of objects that scoped stores share. The
/// cache references the stores and the objects weakly.
@MainActor
struct ScopedStores {
  /// A weak reference to a scoped store, or to an object that scoped stores share.
  @MainActor
  private final class Slot {
    weak var store: AnyObject?
    var callSiteCount = 0
  }

  /// The maximum number of call sites of a part of the state. A key path in a generic function, or
  /// a key path with an argument, is a new object at each use, and so a new call site.
  private static var maximumCallSiteCount: Int { 8 }

  /// A call site that scoped a store.
  private struct CallSite {
    let slot: Slot
    // Retained, so that no other key path is allocated at the address of this key path.
    let state: AnyKeyPath
  }

  private var slots: [AnyHashable: Slot] = [:]
  private var callSites: [ScopeCallSite.ID: CallSite] = [:]
  private var sweepThreshold = 16

  /// Returns the object that is cached for `id`, or creates the object. The object is a scoped
  /// store, or an object that scoped stores share.
  mutating func store<Object: AnyObject>(id: some Hashable, make: () -> Object) -> Object {
    Self.store(in: slot(for: id), make: make)
  }

  /// Returns the store that is cached for `callSite`, or creates the store. All calls at a call
  /// site have the same `id`, so the slow look-up of `id` is usually required only once.
  mutating func store<State, Action>(
    at callSite: ScopeCallSite,
    id: () -> some Hashable,
    make: () -> Store<State, Action>
  ) -> Store<State, Action> {
    guard let callSiteID = callSite.id else { return store(id: id(), make: make) }
    if let slot = callSites[callSiteID]?.slot {
      return Self.store(in: slot, make: make)
    }
    let slot = slot(for: id())
    if slot.callSiteCount < Self.maximumCallSiteCount {
      slot.callSiteCount += 1
      callSites[callSiteID] = CallSite(slot: slot, state: callSite.state)
    }
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

  /// Removes the slots of released stores if the number of slots has doubled since the last
  /// removal. Amortised O(1).
  private mutating func sweepIfNeeded() {
    guard slots.count >= sweepThreshold else { return }
    slots = slots.filter { $0.value.store != nil }
    callSites = callSites.filter { $0.value.slot.store != nil }
    sweepThreshold = max(16, slots.count * 2)
  }
}

/// A call site that scopes a store. If the case key path is not a literal, the call site does not
/// identify the part of the state, and `id` is `nil`.
struct ScopeCallSite {
  struct ID: Hashable {
    let state: ObjectIdentifier
    let action: UInt
    let isOptional: Bool
  }

  let state: AnyKeyPath
  /// The address of the case key path literal, or `nil` if there is no literal.
  let action: UInt?
  var isOptional = false

  var id: ID? {
    action.map { ID(state: ObjectIdentifier(state), action: $0, isOptional: isOptional) }
  }
}
