import IdentifiedCollections

/// What tells a state from another in its place.
struct StateTrace {
  let id: ObservableStateID
  /// When an element was last put in the place of another, in the collection that the state is in.
  var replaced: Revision?
  /// Whether it may just have been this one.
  var isReplaced = false
  private let moment = Revision.latest

  init(id: ObservableStateID, replaced: Revision? = nil, isReplaced: Bool = false) {
    self.id = id
    self.replaced = replaced
    self.isReplaced = isReplaced
  }

  /// Whether this is of another state than an earlier trace is, or of a copy of that: not of what it has
  /// become since by changes in place, of which its observers hear from it.
  func isReplacement(of earlier: Self) -> Bool {
    if isReplaced || replaced != earlier.replaced { return true }
    return id != earlier.id && !id.follows(earlier.id, after: earlier.moment)
  }
}

extension [StateTrace] {
  /// Whether one of the states is another than it was at an earlier time.
  func haveReplacement(of earlier: Self) -> Bool {
    zip(self, earlier).contains { $0.isReplacement(of: $1) }
  }
}
