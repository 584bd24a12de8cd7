import IdentifiedCollections

/// A record of the elements that a stack reducer runs. The stack stores the record between actions.
///
/// The record is only a hint, because the state that stores the record can be copied, saved and
/// restored. The store's registry decides which elements are presented.
@usableFromInline
struct MountedElements {
  @usableFromInline let stack: MountedStack
  @usableFromInline var count = 0
  @usableFromInline var lastRevision = Revision()
  /// The element that received the last action of an element, or `nil`. The next action is often an
  /// action of the same element.
  @usableFromInline var last: MountedElement?

  @usableFromInline
  init(stack: MountedStack) {
    self.stack = stack
  }

  /// Whether the registry agrees with this record.
  @usableFromInline
  var isConfirmed: Bool {
    if let mount = stack.mount, mount.revision == lastRevision { return true }
    return count == 0 && stack.vacancy == MountRegistry.version
  }

  /// Returns the record of the element with the given identifier.
  @inlinable
  mutating func presented(_ id: StackElementID) -> MountedElement {
    if let last, last.id == id { return last }
    let element = MountedElement(id: id, stack: stack, revision: lastRevision)
    last = element
    return element
  }
}

/// The changes of the identifiers of a stack since the last update of the record. An update
/// compares only the identifiers from the first change to the end of the stack.
@usableFromInline
struct StackChanges {
  /// The revision of the last update of the record, or `nil` before the first update.
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
