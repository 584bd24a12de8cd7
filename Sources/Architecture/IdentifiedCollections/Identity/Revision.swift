import Synchronization

/// The revision of a value. A new revision is greater than all earlier revisions, and is equal only
/// to its copies.
@usableFromInline
package struct Revision: Hashable, Comparable, Sendable {
  private static let last = Atomic<UInt64>(0)

  let number: UInt64

  /// Creates a unique revision.
  @usableFromInline
  package init() {
    number = Self.last.add(1, ordering: .relaxed).newValue
  }

  init(number: UInt64) {
    self.number = number
  }

  /// The revision of constant values. Each new revision is greater.
  @usableFromInline package static let first = Revision(number: 0)

  /// The latest revision of the process.
  package static var latest: Revision {
    Revision(number: last.load(ordering: .relaxed))
  }

  @usableFromInline
  package static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.number < rhs.number
  }

  @usableFromInline
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.number == rhs.number
  }
}
