/// The state of a presentation that has no reducer of its own, such as an alert or a confirmation
/// dialog. After the first action of the presentation, the state is set to `nil`.
public protocol _EphemeralState<Action> {
  /// The type of the actions that the buttons send.
  associatedtype Action

  /// The type of the actions, for code in which the type of the state is unknown at compile time.
  static var actionType: Any.Type { get }
}

extension _EphemeralState {
  /// The associated type `Action`.
  public static var actionType: Any.Type { Action.self }
}

/// Returns the action type of an ephemeral state, or of the ephemeral payload of an enum state.
/// Returns `nil` for any other state.
func ephemeralActionType<State>(of state: State) -> Any.Type? {
  if PresentedType.of(State.self).isPersistent { return nil }
  if let state = state as? any _EphemeralState {
    return type(of: state).actionType
  }
  guard let payload = EnumMetadata.payload(of: state) as? any _EphemeralState else { return nil }
  return type(of: payload).actionType
}
