import ComposableArchitecture

/// The saved content of a form with changes.
public struct SavedForm: Codable, Equatable, Sendable {
  /// The stand-up as the user has entered it, without its past meetings.
  public let standup: Standup

  /// Creates the saved content of a form.
  public init(_ form: StandupFormFeature.State) {
    var standup = form.standup
    standup.meetings = []
    self.standup = standup
  }

  /// The restored form that adds the stand-up.
  var added: StandupFormFeature.State {
    StandupFormFeature.State(standup: standup, original: Standup(id: standup.id))
  }

  /// Returns the restored form that edits a stand-up, or `nil` if the form is the form of another
  /// stand-up.
  ///
  /// - Parameter original: The stand-up as stored.
  /// - Returns: The form.
  func edited(_ original: Standup) -> StandupFormFeature.State? {
    guard standup.id == original.id else { return nil }
    var edited = original
    edited.update(with: standup)
    return StandupFormFeature.State(standup: edited, original: original)
  }
}
