/// Tells observers of a store's state when they need to read it again.
///
/// Nothing is subscribed to before somebody reads.
@MainActor
final class StoreObservation<State, Action> {
  private let core: any StoreCore<State, Action>
  private let change = ObservedChange()
  private let mode: Mode
  /// Whether there is nothing to tell, since the state does so.
  private let isSilent: Bool
  private var subscription: StoreSubscription?

  private enum Mode {
    /// The state tells of its changes by itself.
    case none
    /// It does, but not of its replacement by another state.
    case replacement(StateIdentity<State>)
    /// It tells of nothing.
    case everyChange
  }

  init(of core: any StoreCore<State, Action>) {
    self.core = core
    mode =
      switch StateIdentity<State>() {
      case nil: .everyChange
      case let identity? where !core.tellsOfReplacement: .replacement(identity)
      case _?: .none
      }
    isSilent = if case .none = mode { true } else { false }
  }

  /// Notes that the state is read.
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
    case .replacement(let identity):
      let state = core.state
      var last = core.traces
      let check = { @MainActor [weak self] in
        guard let self else { return }
        let before = last
        last = core.traces
        if last.haveReplacement(of: before) { notify() }
      }
      // An object can be replaced by what has nothing to do with where it is held, and of some states
      // so little is known that they differ from themselves.
      let isKnown = !(State.self is AnyObject.Type) && identity(state) == identity(state)
      subscription = isKnown ? core.subscribeToOwnChanges(check) : core.subscribe(check)
    }
  }

  /// Tells of this change, and only of this: a store that nobody has read since costs nothing.
  private func notify() {
    subscription = nil
    change.notify()
  }
}
