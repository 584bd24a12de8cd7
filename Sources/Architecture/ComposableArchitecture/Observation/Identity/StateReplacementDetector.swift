/// A detector of replacements of a root store's state. Notifies observers when the whole state is
/// replaced, because the properties of the new state don't notify the observers of the former
/// state.
@MainActor
final class StateReplacementDetector<State> {
  let change = ObservedChange()
  private let provider: IdentityProvider<State>
  private var id: ObservableStateID

  /// `nil` if `State` isn't observable.
  init?(_ state: State) {
    guard let provider = IdentityProvider<State>.ofState() else { return nil }
    self.provider = provider
    id = provider.id(of: state)
  }

  // The states are passed `inout`, so that they aren't copied.

  /// Records the identity of the state before it is changed.
  func prepare(_ state: inout State) {
    id = provider.id(of: state)
  }

  /// Notifies observers if `state` is not the recorded state, but another state or an earlier copy.
  func check(_ state: inout State) {
    guard !provider.id(of: state).isContinuation(of: id) else { return }
    change.notify()
  }
}
