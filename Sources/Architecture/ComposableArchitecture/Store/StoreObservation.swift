/// The observation of a store's state. Notifies observers when the state has to be read again.
///
/// A read of the state subscribes to the core, unless the state itself notifies its observers.
@MainActor
final class StoreObservation<State, Action> {
  private let core: any StoreCore<State, Action>
  private let change = ObservedChange()
  private let mode: Mode
  /// Whether this object never notifies observers, because the state itself notifies its observers.
  private let isSilent: Bool
  private var subscription: StoreSubscription?

  private enum Mode {
    /// The state itself notifies observers of its changes and of its replacement.
    case none
    /// The state notifies observers of its changes, but not of its replacement by another state.
    case replacement(IdentityProvider<State>)
    /// The state doesn't notify observers.
    case everyChange
  }

  init(of core: any StoreCore<State, Action>) {
    self.core = core
    mode =
      switch IdentityProvider<State>.ofState() {
      case nil: .everyChange
      case let provider? where !core.observesReplacement: .replacement(provider)
      case _?: .none
      }
    isSilent = if case .none = mode { true } else { false }
  }

  /// Tracks a read of the state.
  func access() {
    if isSilent { return }
    change.access()
    guard subscription == nil else { return }
    subscribe()
  }

  private func subscribe() {
    switch mode {
    case .none:
      break
    case .everyChange:
      subscription = core.subscribe { [weak self] in self?.notify() }
    case .replacement(let provider):
      let state = core.state
      var last = core.identities
      let check = { @MainActor [weak self] in
        guard let self else { return }
        let before = last
        last = core.identities
        if ReplacementCheck.containsReplacement(last, of: before) { notify() }
      }
      // `subscribeToOwnChanges` may not observe the replacement of an object. Two reads of the
      // identity of a state whose identity is unknown return different values. In both cases, the
      // identities are therefore compared each time the root store has processed actions.
      let isKnown =
        !(State.self is AnyObject.Type) && provider.id(of: state) == provider.id(of: state)
      subscription = isKnown ? core.subscribeToOwnChanges(check) : core.subscribe(check)
    }
  }

  /// Unsubscribes and notifies observers. The next read of the state subscribes again.
  private func notify() {
    subscription = nil
    change.notify()
  }
}
