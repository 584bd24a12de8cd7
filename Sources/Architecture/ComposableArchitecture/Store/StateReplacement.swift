/// Tells observers of a root store's state that all of it was replaced by another. The properties of
/// a state tell of their own changes, but who observes those of the one before hears no more.
@MainActor
final class StateReplacement<State> {
  let change = ObservedChange()
  private let identity: StateIdentity<State>
  private var id: ObservableStateID

  /// `nil` if `State` isn't observable.
  init?(_ state: State) {
    guard let identity = StateIdentity<State>() else { return nil }
    self.identity = identity
    id = identity(state)
  }

  /// Tells observers if `state` isn't the one of the last time. Given in place, so that it isn't
  /// copied.
  func check(_ state: inout State) {
    let new = identity(state)
    guard new != id else { return }
    id = new
    change.notify()
  }
}
