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
