import IdentifiedCollections

/// A record of the identity of a state, for detecting that another state has replaced it.
struct IdentitySnapshot {
  let id: ObservableStateID
  /// The revision at which an element was last replaced, in the collection that contains the state.
  var replaced: Revision?
  /// Whether this state may be the element that was just replaced.
  var isReplaced = false
  private let recordedRevision = Revision.latest

  init(id: ObservableStateID, replaced: Revision? = nil, isReplaced: Bool = false) {
    self.id = id
    self.replaced = replaced
    self.isReplaced = isReplaced
  }

  /// Whether this is the trace of another state than the state of the earlier trace, or of a copy
  /// of that state. A change of the same state in place is not a replacement, because the state
  /// notifies its own observers of such changes.
  func isReplacement(of earlier: Self) -> Bool {
    if isReplaced || replaced != earlier.replaced { return true }
    return id != earlier.id && !id.follows(earlier.id, after: earlier.recordedRevision)
  }
}

extension [IdentitySnapshot] {
  /// Whether one of the states has been replaced since the earlier traces were recorded.
  func containReplacement(of earlier: Self) -> Bool {
    zip(self, earlier).contains { $0.isReplacement(of: $1) }
  }
}
