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
}
