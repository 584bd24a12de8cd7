import Synchronization

/// A moment in the life of a value: no two are equal unless one was copied from the other.
@usableFromInline
struct Revision: Equatable, Sendable {
  private static let last = Atomic<UInt64>(0)

  @usableFromInline let number: UInt64

  init() {
    number = Self.last.add(1, ordering: .relaxed).newValue
  }
}
