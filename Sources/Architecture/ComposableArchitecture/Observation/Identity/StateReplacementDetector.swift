/// A detector of replacements of a root store's state. The detector notifies observers when the
/// whole state is replaced, because the properties of the new state don't notify the observers of
/// the replaced state.
@MainActor
final class StateReplacementDetector<State> {
  let change = ObservedChange()
  private let provider: IdentityProvider<State>
  private var id: ObservableStateID

  /// Creates a detector. Returns `nil` if `State` isn't observable.
  init?(_ state: State) {
    guard let provider = IdentityProvider<State>.ofState() else { return nil }
    self.provider = provider
    id = provider.id(of: state)
  }

  // The states are passed `inout`, so that the states aren't copied.

  /// Records the identity of the state. Called before the reducer runs.
  func prepare(_ state: inout State) {
    id = provider.id(of: state)
  }

  /// Notifies observers unless `state` is a continuation of the state whose identity was recorded.
  func check(_ state: inout State) {
    let isContinuation = provider.id(of: state).isContinuation(of: id)
    // A payload that the reducer has removed must be released.
    if id.retainsPayload { id = ._$constant }
    if !isContinuation { change.notify() }
  }
}
