/// A record of the most recent replacements of elements by elements with the same identifier. At
/// most 32 replacements are stored, which is more than usually occur between two observations. Of
/// the discarded replacements, only the latest revision is stored.
@usableFromInline
package struct ReplacedElements<ID: Hashable> {
  @usableFromInline
  struct Replacement {
    @usableFromInline let id: ID
    @usableFromInline var revision: Revision

    @inlinable
    init(id: ID, revision: Revision) {
      self.id = id
      self.revision = revision
    }
  }

  @usableFromInline var latest: [Replacement] = []
  /// The revision of the replacement that was discarded most recently.
  @usableFromInline var discardedRevision = Revision.first

  @inlinable static var limit: Int { 32 }

  @inlinable
  init() {}

  /// Records that the element with an identifier was replaced at a revision.
  @inlinable
  mutating func record(_ id: ID, at revision: Revision) {
    if let last = latest.indices.last, latest[last].id == id {
      latest[last].revision = revision
      return
    }
    if latest.count == Self.limit {
      discardedRevision = latest.removeFirst().revision
    }
    latest.append(Replacement(id: id, revision: revision))
  }

  /// Returns whether the element with an identifier may have been replaced after a revision.
  package func mayContain(_ id: ID, since revision: Revision) -> Bool {
    discardedRevision > revision || latest.contains { $0.revision > revision && $0.id == id }
  }
}
