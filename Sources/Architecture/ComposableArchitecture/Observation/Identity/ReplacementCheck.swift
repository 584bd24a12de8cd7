import IdentifiedCollections

/// The checks of stores whether their states were replaced, after a root store has processed
/// actions.
@MainActor
enum ReplacementCheck {
  /// The time of the last read before the checks began. The checks, and the observers that the
  /// checks notify, read states, too.
  private static var lastRead = Revision.first

  /// Called before a root store notifies its subscribers.
  static func begin() {
    lastRead = LastRead.revision
  }

  /// Whether one of the states was replaced, given the identities of the states at the last check
  /// or read.
  static func containsReplacement(
    _ ids: [ObservableStateID],
    of earlier: [ObservableStateID]
  ) -> Bool {
    zip(ids, earlier).contains { !$0.isContinuation(of: $1, since: lastRead) }
  }
}
