/// A state without logic of its own, such as an alert or a confirmation dialog. The state is
/// removed after the first action of the user.
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
