/// Which elements of an array were last put in the place of the ones with their ids. It knows of as many
/// as are likely to be replaced between two looks, so that it stays small; of those before it knows when.
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
  /// When the last one was replaced that is not among the latest any more.
  @usableFromInline var forgotten = Revision.first

  @inlinable static var limit: Int { 32 }

  @inlinable
  init() {}

  /// Notes that an element was replaced, which made the array what it is in this revision.
  @inlinable
  mutating func note(_ id: ID, at revision: Revision) {
    if let last = latest.indices.last, latest[last].id == id {
      latest[last].revision = revision
      return
    }
    if latest.count == Self.limit {
      forgotten = latest.removeFirst().revision
    }
    latest.append(Replacement(id: id, revision: revision))
  }

  /// Whether the element with an id may have been replaced after some revision.
  package func mayContain(_ id: ID, since revision: Revision) -> Bool {
    forgotten > revision || latest.contains { $0.revision > revision && $0.id == id }
  }
}
