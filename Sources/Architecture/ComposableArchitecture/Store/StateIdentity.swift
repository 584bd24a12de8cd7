import IdentifiedCollections

/// How a value of `State` is told from others, if that is observable: looked up once, where the
/// compiler knows nothing of it.
struct StateIdentity<State> {
  private let id: (State) -> ObservableStateID

  /// `nil` if `State` isn't observable.
  init?() {
    guard
      let type = State.self as? any ObservableState.Type,
      let id = identify(type) as? (State) -> ObservableStateID
    else { return nil }
    self.id = id
  }

  func callAsFunction(_ state: State) -> ObservableStateID {
    id(state)
  }

  /// Whether reading a part of a state within a tracking scope is enough to hear that the part was
  /// replaced. It isn't for the elements of a stack, which tells only of their ids.
  static var tellsOfParts: Bool {
    State.self is any ObservableState.Type && !(State.self is any ObservedByIDs.Type)
  }
}

private func identify<State: ObservableState>(_: State.Type) -> Any {
  { (state: State) in state._$id }
}

/// A collection of which observers hear only when its ids change.
protocol ObservedByIDs {}

extension StackState: ObservedByIDs {}

extension IdentifiedArray: ObservedByIDs {}
