import IdentifiedCollections

/// The check whether the states of stores were replaced while a root store processed actions.
@MainActor
enum ReplacementCheck {
  /// The latest revision at the last read before the subscribers are notified. Reads by the
  /// subscribers must not affect the checks of later subscribers.
  private static var lastRead = Revision.first

  /// Called before a root store notifies its subscribers.
  static func begin() {
    lastRead = LastRead.revision
  }

  /// Checks whether one of the states was replaced.
  ///
  /// - Parameters:
  ///   - ids: The current identities of the states.
  ///   - earlier: The identities of the states at the last check or read.
  /// - Returns: Whether one of the states was replaced.
  static func containsReplacement(
    _ ids: [ObservableStateID],
    of earlier: [ObservableStateID]
  ) -> Bool {
    zip(ids, earlier).contains { !$0.isContinuation(of: $1, since: lastRead) }
  }
}
