import ComposableArchitecture

extension AlertState {
  /// Returns an alert for a session that was not restored, or that could not be removed.
  ///
  /// - Parameter problem: The problem of a ``SessionLaunch``.
  /// - Returns: An alert with the reason as its message, and without actions.
  public static func sessionProblem(_ problem: SessionLaunchProblem) -> Self {
    switch problem {
    case .notRestored(let reason): sessionNotRestored(reason)
    case .notSaved(let reason): sessionNotSaved(reason)
    }
  }

  /// Returns an alert for a session that can't be restored.
  ///
  /// - Parameter reason: A sentence for the user.
  /// - Returns: An alert with the reason as its message, and without actions.
  public static func sessionNotRestored(_ reason: String) -> Self {
    Self {
      TextState("The last session can't be restored")
    } message: {
      TextState(verbatim: reason)
    }
  }

  /// Returns an alert for a session that can't be saved.
  ///
  /// - Parameter reason: A sentence for the user.
  /// - Returns: An alert whose message is the reason, and that the app tries again after each
  ///   change.
  public static func sessionNotSaved(_ reason: String) -> Self {
    Self {
      TextState("The session can't be saved")
    } message: {
      TextState(verbatim: "\(reason) The app tries to save again after each change.")
    }
  }
}
