/// A core of a part of the parent's state. The part always exists.
@MainActor
protocol DerivedCore: StoreCore {
  associatedtype ParentState
  associatedtype ParentAction

  var parent: any StoreCore<ParentState, ParentAction> { get }
}

extension DerivedCore {
  func access() { parent.access() }

  var isInvalid: Bool { parent.isInvalid }

  var observesReplacement: Bool {
    parent.observesReplacement && StateIdentity<ParentState>.observesParts
  }

  var identitySnapshots: [IdentitySnapshot] {
    if observesReplacement { return [] }
    return parent.identitySnapshots
      + (StateIdentity<State>().map { [IdentitySnapshot(id: $0(state))] } ?? [])
  }

  var work: RunningTasks { parent.work }

  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    parent.subscribe(handler)
  }
}
