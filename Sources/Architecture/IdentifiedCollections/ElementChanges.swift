import Synchronization

/// What happened to the elements of an array, as far as it takes to know which of them are still as
/// they were when somebody looked at them last.
///
/// It is a part of the array, so that no change is missed, whoever makes it.
@usableFromInline
package struct ElementChanges: Sendable {
  /// A moment in the life of an array. Arrays of the same revision have the same elements: one is a
  /// copy of the other, or both are empty.
  package struct Revision: Equatable, Sendable {
    private static let last = Atomic<UInt64>(0)

    private let number: UInt64

    /// The revision of an array to which nothing was ever added.
    fileprivate static let empty = Revision(number: 0)

    private init(number: UInt64) {
      self.number = number
    }

    /// A revision like no other.
    fileprivate static func next() -> Revision {
      Revision(number: last.add(1, ordering: .relaxed).newValue)
    }
  }

  /// What may be different.
  package enum Difference: Equatable, Sendable {
    case nothing
    /// The element at a position. The ids are what they were.
    case element(at: Int)
    case anything
  }

  package private(set) var revision: Revision
  /// The revision before the last change.
  private var previous: Revision
  /// Where the element is that the last change was limited to; `nil` if it wasn't limited to one.
  private var position: Int?

  @usableFromInline
  init(isEmpty: Bool) {
    revision = isEmpty ? .empty : .next()
    previous = revision
  }

  /// What may be different from when the array had this revision.
  package func difference(since revision: Revision) -> Difference {
    if revision == self.revision { return .nothing }
    guard revision == previous, let position else { return .anything }
    return .element(at: position)
  }

  /// Notes that anything may be about to change.
  @usableFromInline
  mutating func noteAny() {
    note(at: nil)
  }

  /// Notes that the element at a position may be about to change, and nothing else.
  @usableFromInline
  mutating func noteElement(at position: Int) {
    note(at: position)
  }

  private mutating func note(at position: Int?) {
    previous = revision
    revision = .next()
    self.position = position
  }
}
