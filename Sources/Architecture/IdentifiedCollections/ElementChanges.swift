/// What happened to the elements of an array, as far as it takes to know which of them are still as
/// they were when somebody looked at them last.
///
/// It is a part of the array, so that no change is missed, whoever makes it.
@usableFromInline
package struct ElementChanges: Sendable {
  /// What may be different.
  package enum Difference: Equatable, Sendable {
    case nothing
    /// The element at a position. The ids are what they were.
    case element(at: Int)
    case anything
  }

  /// Arrays of the same revision have the same elements: one is a copy of the other, or both were empty
  /// from the beginning.
  @usableFromInline package private(set) var revision: Revision
  /// The revision after the last time that an element was put in the place of the one with its id.
  package private(set) var replaced = Revision.first
  /// The revision before the last change, and that before the one before if it was limited to the same
  /// element: an element changes, and its parent puts another in its place.
  private var previous: Revision
  private var earlier: Revision?
  /// Where the element is that the last change was limited to; `nil` if it wasn't limited to one.
  private var position: Int?

  @usableFromInline
  init(isEmpty: Bool) {
    revision = isEmpty ? .first : Revision()
    previous = revision
  }

  /// What may be different from when the array had this revision.
  package func difference(since revision: Revision) -> Difference {
    if revision == self.revision { return .nothing }
    guard let position, revision == previous || revision == earlier else { return .anything }
    return .element(at: position)
  }

  /// Notes that anything may be about to change.
  @usableFromInline
  mutating func noteAny() {
    previous = revision
    revision = Revision()
    position = nil
  }

  /// Notes that the element at a position may be about to change, and nothing else.
  @usableFromInline
  mutating func noteElement(at position: Int) {
    earlier = self.position == position ? previous : nil
    previous = revision
    revision = Revision()
    self.position = position
  }

  /// Notes that the change noted last puts an element in the place of the one with its id.
  @usableFromInline
  package mutating func noteReplacement() {
    replaced = revision
  }
}
