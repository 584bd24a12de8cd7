import Synchronization

/// A moment in the life of a value, later than those before it: no two are equal unless one was copied
/// from the other.
@usableFromInline
package struct Revision: Hashable, Comparable, Sendable {
  private static let last = Atomic<UInt64>(0)

  private let number: UInt64

  /// A revision like no other.
  @usableFromInline
  package init() {
    number = Self.last.add(1, ordering: .relaxed).newValue
  }

  private init(number: UInt64) {
    self.number = number
  }

  /// The revision of what was never changed, and of which there is only one.
  @usableFromInline package static let first = Revision(number: 0)

  /// The latest that there is.
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
