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
