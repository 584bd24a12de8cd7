import Synchronization

/// The revision of a value, greater than all earlier revisions. Two revisions are equal only if one
/// was copied from the other.
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

  /// The revision of values that were never changed.
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
