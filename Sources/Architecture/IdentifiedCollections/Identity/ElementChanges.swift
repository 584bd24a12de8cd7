/// A record of the last changes to the elements of an array. With the record, an observer
/// determines whether no element, one element or any element can differ from an earlier revision.
///
/// The record is a part of the array, so that each mutation of the array is recorded.
@usableFromInline
package struct ElementChanges: Sendable {
  /// The possible difference between two revisions.
  package enum Difference: Equatable, Sendable {
    case noChange
    /// The element at a position can be different. All identifiers are unchanged.
    case element(at: Int)
    case anyChange
  }

  /// The identity of the elements. Arrays of the same origin contain the same elements in the same
  /// order, and the elements have notified their observers of all differences.
  package private(set) var identity: StateIdentity
  /// The revision before the last change and before all directly preceding changes of the same
  /// element that no observer has read. For example, an element changes, and its parent then
  /// replaces the element.
  private var previous: Revision
  /// The position of the element to which the last change was limited, or `nil` if there is no such
  /// limit.
  private var position: Int?

  @usableFromInline
  init(isEmpty: Bool) {
    identity = isEmpty ? .constant : StateIdentity()
    previous = identity.revision
  }

  /// The revision of the elements. Arrays of the same revision have the same elements, because the
  /// arrays are unchanged copies of each other, or were created empty and never changed.
  @usableFromInline package var revision: Revision { identity.revision }

  /// Returns the possible difference between the current elements and the elements at an earlier
  /// revision.
  package func difference(since revision: Revision) -> Difference {
    if revision == self.revision { return .noChange }
    guard let position, revision == previous else { return .anyChange }
    return .element(at: position)
  }

  /// Records a change of any kind.
  @usableFromInline
  mutating func recordAnyChange() {
    previous = revision
    identity.renewOrigin()
    position = nil
  }

  /// Records that the element at a position is changed in place. The element notifies its
  /// observers.
  @usableFromInline
  mutating func recordElementChange(at position: Int) {
    if self.position != position || revision <= LastRead.revision {
      previous = revision
    }
    identity.renew()
    self.position = position
  }

  /// Records that the last recorded change replaces an element, or may replace an element.
  @usableFromInline
  mutating func recordReplacement() {
    identity.separate()
  }
}
