/// A detector of replacements of a root store's state. Notifies observers when the whole state is
/// replaced, because the properties of the new state don't notify the observers of the former
/// state.
@MainActor
final class StateReplacementDetector<State> {
  let change = ObservedChange()
  private let identity: StateIdentity<State>
  private var id: ObservableStateID

  /// `nil` if `State` isn't observable.
  init?(_ state: State) {
    guard let identity = StateIdentity<State>() else { return nil }
    self.identity = identity
    id = identity(state)
  }

  // The states are passed `inout`, so that they aren't copied.

  /// Records the identity of the state before it is changed.
  func prepare(_ state: inout State) {
    identity.willModify(&state)
    id = identity(state)
  }

  /// Notifies observers if `state` is not the recorded state, but another state or an earlier copy.
  func check(_ state: inout State) {
    guard identity(state) != id else { return }
    change.notify()
  }
}
