import ComposableArchitecture

extension AlertState where Action == AppFeature.Action.Alert {
  /// A link leads nowhere. Everything is as it was.
  static func linkLeadsNowhere(_ reason: String) -> Self {
    AlertState {
      TextState("The link can't be opened")
    } message: {
      TextState(verbatim: reason)
    }
  }

  /// What was on the screen last can't be brought back.
  public static func sessionNotRestored(_ reason: String) -> Self {
    AlertState {
      TextState("The last session can't be restored")
    } message: {
      TextState(verbatim: reason)
    }
  }

  /// What is on the screen can't be kept for the next start.
  public static func sessionNotSaved(_ reason: String) -> Self {
    AlertState {
      TextState("The session can't be saved")
    } message: {
      TextState(
        verbatim: "\(reason) It will be tried again whenever something changes."
      )
    }
  }
}
