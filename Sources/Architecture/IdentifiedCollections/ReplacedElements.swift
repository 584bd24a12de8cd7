/// The identifiers of the elements that were last replaced by elements with the same identifiers.
/// The size is limited to the number of replacements that is likely between two observations. For
/// earlier replacements, only the last revision is stored.
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
  /// The revision of the last replacement that is no longer among the latest replacements.
  @usableFromInline var discardedRevision = Revision.first

  @inlinable static var limit: Int { 32 }

  @inlinable
  init() {}

  /// Records that an element was replaced in the change to this revision.
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
