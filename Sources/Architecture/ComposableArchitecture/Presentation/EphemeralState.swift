/// A state without logic of its own, which is removed after the first action of the user: an alert
/// or a confirmation dialog.
public protocol _EphemeralState<Action> {
  associatedtype Action

  static var actionType: Any.Type { get }
}

extension _EphemeralState {
  public static var actionType: Any.Type { Action.self }
}
