import ComposableArchitecture

extension AlertState where Action == AppFeature.Action.Alert {
  /// Returns an alert for a link that can't be opened. Such a link does not change the path.
  static func invalidLink(_ reason: String) -> Self {
    AlertState {
      TextState("The link can't be opened")
    } message: {
      TextState(verbatim: reason)
    }
  }

  /// Returns an alert for a session that can't be restored.
  public static func sessionNotRestored(_ reason: String) -> Self {
    AlertState {
      TextState("The last session can't be restored")
    } message: {
      TextState(verbatim: reason)
    }
  }

  /// Returns an alert for a session that can't be saved.
  public static func sessionNotSaved(_ reason: String) -> Self {
    AlertState {
      TextState("The session can't be saved")
    } message: {
      TextState(
        verbatim: "\(reason) The app tries to save again after each change."
      )
    }
  }
}
