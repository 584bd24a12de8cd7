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

  // States are given in place, so that they aren't copied.

  /// Notes the state that is about to be changed.
  func prepare(_ state: inout State) {
    identity.willModify(&state)
    id = identity(state)
  }

  /// Tells observers if `state` isn't the one that was noted, but another, or an earlier one.
  func check(_ state: inout State) {
    guard identity(state) != id else { return }
    change.notify()
  }
}
