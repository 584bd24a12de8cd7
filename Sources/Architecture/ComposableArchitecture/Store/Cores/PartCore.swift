/// A core of a part of its parent's state that always exists.
@MainActor
protocol PartCore: StoreCore {
  associatedtype ParentState
  associatedtype ParentAction

  var parent: any StoreCore<ParentState, ParentAction> { get }
}

extension PartCore {
  func access() { parent.access() }

  var isInvalid: Bool { parent.isInvalid }

  var observesReplacement: Bool {
    parent.observesReplacement && StateIdentity<ParentState>.observesParts
  }

  var traces: [StateTrace] {
    if observesReplacement { return [] }
    return parent.traces + (StateIdentity<State>().map { [StateTrace(id: $0(state))] } ?? [])
  }

  var work: RunningWork { parent.work }

  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    parent.subscribe(handler)
  }
}
