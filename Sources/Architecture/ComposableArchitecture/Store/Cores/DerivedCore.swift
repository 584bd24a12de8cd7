/// A core of a part of the parent's state. Unlike the part of an ``OptionalCore``, this part can't
/// be removed.
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
    parent.observesReplacement && IdentityProvider<ParentState>.observesParts
  }

  var identities: [ObservableStateID] {
    if observesReplacement { return [] }
    return parent.identities + stateIdentity
  }

  var work: RunningTasks { parent.work }

  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    parent.subscribe(handler)
  }
}
