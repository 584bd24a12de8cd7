import ComposableArchitecture

extension AlertState where Action == AppFeature.Action.Alert {
  /// Returns an alert for a link that can't be opened.
  static func linkNotOpened(_ reason: String) -> Self {
    Self {
      TextState("The link can't be opened")
    } message: {
      TextState(verbatim: reason)
    }
  }

  /// Returns an alert for a file of notes that can't be read. The reason names the moved file.
  static func notesNotLoaded(_ reason: String) -> Self {
    Self {
      TextState("The notes can't be read")
    } message: {
      TextState(verbatim: reason)
    }
  }
}
