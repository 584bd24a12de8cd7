/// State of something that has no logic of its own and is gone after the first thing a person does
/// with it: an alert, a confirmation dialog.
public protocol _EphemeralState<Action> {
  associatedtype Action

  static var actionType: Any.Type { get }
}

extension _EphemeralState {
  public static var actionType: Any.Type { Action.self }
}
