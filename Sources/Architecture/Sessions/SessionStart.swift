/// What an app does with the saved session at its start.
public enum SessionStart: Sendable {
  /// The app restores the session.
  case restore

  /// The app does not restore the session. The session is replaced after the first change.
  case ignore

  /// The app removes the session.
  case remove
}
