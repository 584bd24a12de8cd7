/// A reducer that changes nothing and has no effects.
public struct EmptyReducer<State, Action>: Reducer, Sendable {
  /// Creates a reducer that ignores all actions.
  @inlinable
  public init() {}

  /// Returns no effect, and does not change the state.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}
