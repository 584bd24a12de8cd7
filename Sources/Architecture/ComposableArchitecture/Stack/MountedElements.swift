import IdentifiedCollections
import OrderedCollections

/// A record of the elements that a stack reducer runs. The stack stores the record between actions.
@usableFromInline
struct MountedElements {
  @usableFromInline let stack: MountedStack
  @usableFromInline var ids: [StackElementID] = []
  @usableFromInline var lastRevision = Revision()
  /// The element that received the last action of an element, or `nil`. The next action is often an
  /// action of the same element.
  @usableFromInline var last: MountedElement?

  @usableFromInline
  init(stack: MountedStack) {
    self.stack = stack
  }

  /// Returns the record of the element with the given identifier.
  @inlinable
  mutating func presented(_ id: StackElementID) -> MountedElement {
    if let last, last.id == id { return last }
    let element = MountedElement(id: id, stack: stack.path)
    last = element
    return element
  }

  /// Updates the recorded identifiers to the identifiers of the stack.
  ///
  /// Complexity: O(*k*), where *k* is the number of old and new elements after the unchanged
  /// leading elements. O(*n*) if another stack has replaced the stack.
  ///
  /// - Returns: The removed identifiers, and the added identifiers.
  @usableFromInline
  mutating func update(
    to current: OrderedSet<StackElementID>,
    changes: inout StackChanges
  ) -> (removedIDs: [StackElementID], addedIDs: [StackElementID]) {
    let unchanged = changes.since == lastRevision ? changes.unchanged : 0
    // The identifiers are copied into arrays. If a slice of `ids` were retained, the change below
    // would copy all identifiers.
    let before = Array(ids[unchanged...])
    let now = Array(current[unchanged...])
    ids.replaceSubrange(unchanged..., with: now)
    lastRevision = Revision()
    changes = StackChanges(since: lastRevision, unchanged: current.count)
    // Usually elements are only added or only removed, and no comparison is necessary.
    if before.isEmpty || now.isEmpty { return (before, now) }
    let mounted = Set(before)
    return (before.filter { !current.contains($0) }, now.filter { !mounted.contains($0) })
  }
}

/// The changes of the identifiers of a stack since the last update of `MountedElements`. An update
/// compares only the identifiers from the first change to the end of the stack.
@usableFromInline
struct StackChanges {
  /// The revision of the last update of `MountedElements`, or `nil` before the first update.
  @usableFromInline var since: Revision?
  /// The number of leading identifiers that have not changed since the last update.
  @usableFromInline var unchanged = 0

  @inlinable
  init(since: Revision? = nil, unchanged: Int = 0) {
    self.since = since
    self.unchanged = unchanged
  }

  /// Records that the identifiers at `index` and after `index` may have changed.
  @inlinable
  mutating func add(from index: Int) {
    unchanged = Swift.min(unchanged, index)
  }
}
