/// The observation of a store's state. Notifies observers when the state has to be read again.
///
/// A read of the state subscribes to the core, unless the state itself notifies its observers.
///
/// The subscription refers weakly to an object of its own. Counting a reference to an object with
/// weak references takes several times as long, and each read of the state counts a reference to
/// the observation.
@MainActor
final class StoreObservation<State, Action> {
  private let change = ObservedChange()
  /// The subscriber of the core, or `nil` if the state itself notifies observers of its changes and
  /// of its replacement.
  private let subscriber: StoreSubscriber<State, Action>?
  /// Whether ``subscriber`` has subscribed, or `nil` if there is no subscriber.
  private let status: SubscriptionStatus?

  init(of core: any StoreCore<State, Action>) {
    let status = SubscriptionStatus()
    subscriber = StoreSubscriber(to: core, change, status)
    self.status = subscriber == nil ? nil : status
  }

  /// Tracks a read of the state.
  func access() {
    guard let status else { return }
    change.access()
    if !status.isSubscribed { subscriber?.subscribe() }
  }
}

/// Whether an observation has subscribed to its core. The status is an object without weak
/// references, so that each read of a state counts only references to such objects.
@MainActor
private final class SubscriptionStatus {
  var isSubscribed = false
}

/// A subscriber of a core, which notifies observers when the state has to be read again.
@MainActor
private final class StoreSubscriber<State, Action> {
  private let core: any StoreCore<State, Action>
  private let change: ObservedChange
  private let mode: Mode
  private let status: SubscriptionStatus
  private var subscription: StoreSubscription? {
    didSet { status.isSubscribed = subscription != nil }
  }

  private enum Mode {
    /// The state notifies observers of its changes, but not of its replacement by another state.
    case replacement(IdentityProvider<State>)
    /// The state doesn't notify observers.
    case everyChange
  }

  /// Returns `nil` if the state itself notifies observers of its changes and of its replacement.
  init?(
    to core: any StoreCore<State, Action>,
    _ change: ObservedChange,
    _ status: SubscriptionStatus
  ) {
    self.core = core
    self.change = change
    self.status = status
    switch IdentityProvider<State>.ofState() {
    case nil: mode = .everyChange
    case let provider? where !core.observesReplacement: mode = .replacement(provider)
    case _?: return nil
    }
  }

  func subscribe() {
    switch mode {
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
