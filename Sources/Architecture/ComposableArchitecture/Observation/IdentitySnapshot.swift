import IdentifiedCollections

/// A record of the identity of a state, for detecting that another state has replaced it.
struct IdentitySnapshot {
  let id: ObservableStateID
  /// The revision of the last replacement of an element in the collection that contains the state.
  var replaced: Revision?
  /// Whether the state is an element that the current change may have replaced.
  var isReplaced = false
  private let recordedRevision = Revision.latest

  init(id: ObservableStateID, replaced: Revision? = nil, isReplaced: Bool = false) {
    self.id = id
    self.replaced = replaced
    self.isReplaced = isReplaced
  }

  /// Whether another state, or an earlier copy of the state, may have replaced the state since the
  /// earlier snapshot. A change of the same state in place is not a replacement, because the state
  /// itself notifies its observers of the change.
  func isReplacement(of earlier: Self) -> Bool {
    if isReplaced || replaced != earlier.replaced { return true }
    return id != earlier.id && !id.follows(earlier.id, after: earlier.recordedRevision)
  }
}

extension [IdentitySnapshot] {
  /// Whether one of the states may have been replaced since the earlier snapshots were recorded.
  func containReplacement(of earlier: Self) -> Bool {
    zip(self, earlier).contains { $0.isReplacement(of: $1) }
  }
}
