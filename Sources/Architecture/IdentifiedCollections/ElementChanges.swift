/// A record of the changes to the elements of an array, with which an observer determines the
/// elements that can differ from an earlier revision.
///
/// The record is a part of the array, so that it includes every change, regardless of the caller.
@usableFromInline
package struct ElementChanges: Sendable {
  /// The possible difference between two revisions.
  package enum Difference: Equatable, Sendable {
    case noChange
    /// The element at a position can be different. All identifiers are unchanged.
    case element(at: Int)
    case anyChange
  }

  /// Arrays of the same revision have the same elements, because one array is a copy of the other,
  /// or both were created empty and never changed.
  @usableFromInline package private(set) var revision: Revision
  /// The revision after the last replacement of an element by another element with the same
  /// identifier.
  package private(set) var replaced = Revision.first
  /// The revision before the last change, and the revision before the last two changes if both
  /// changes were limited to the same element. For example, an element changes, and its parent then
  /// replaces the element.
  private var previous: Revision
  private var earlier: Revision?
  /// The position of the element to which the last change was limited, or `nil` if there is no such
  /// limit.
  private var position: Int?

  @usableFromInline
  init(isEmpty: Bool) {
    revision = isEmpty ? .first : Revision()
    previous = revision
  }

  /// Returns the possible difference from the array's elements at an earlier revision.
  package func difference(since revision: Revision) -> Difference {
    if revision == self.revision { return .noChange }
    guard let position, revision == previous || revision == earlier else { return .anyChange }
    return .element(at: position)
  }

  /// Records that any change can follow.
  @usableFromInline
  mutating func recordAnyChange() {
    previous = revision
    revision = Revision()
    position = nil
  }

  /// Records that a change of only the element at a position can follow.
  @usableFromInline
  mutating func recordElementChange(at position: Int) {
    earlier = self.position == position ? previous : nil
    previous = revision
    revision = Revision()
    self.position = position
  }

  /// Records that the last recorded change replaces an element by an element with the same
  /// identifier.
  @usableFromInline
  package mutating func recordReplacement() {
    replaced = revision
  }
}
