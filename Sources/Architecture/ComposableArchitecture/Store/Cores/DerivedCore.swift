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

  var identities: [ObservableStateID] {
    if observesReplacement { return [] }
    return parent.identities + stateIdentity
  }

  var work: RunningTasks { parent.work }

  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    parent.subscribe(handler)
  }
}

extension StoreCore {
  /// Whether tracking a read of a part of this state suffices to observe a replacement of the part.
  /// A core of the part stores the answer, so that no check asks all the cores above it.
  var observesReplacementOfParts: Bool {
    observesReplacement && IdentityProvider<State>.observesParts
  }
}
