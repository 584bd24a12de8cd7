import IdentifiedCollections
import OrderedCollections

extension StackState {
  /// Whether the identifiers have not changed since `mounted` was updated.
  @inlinable
  func isMounted(_ mounted: MountedElements) -> Bool {
    let count = elements.count
    return changes.since == mounted.lastRevision && changes.unchanged == count
      && mounted.count == count
  }

  /// Removes the record of the running elements from the stack and returns the record.
  ///
  /// - Parameters:
  ///   - property: The property of the parent's state that stores the stack.
  ///   - parent: The path of the feature that runs the stack. The record of a different property or
  ///     of a different feature is discarded.
  /// - Returns: The record, or a new record if the stack has no record of this property of this
  ///   feature.
  @inlinable
  mutating func removeMountedElements(
    at property: AnyKeyPath,
    of parent: NavigationIDPath
  ) -> MountedElements {
    if let mounted, mounted.stack.isStored(at: property, of: parent) {
      self.mounted = nil
      return mounted
    }
    mounted = nil
    return MountedElements(stack: MountedStack(property: property, parent: parent))
  }

  /// Updates a record to the elements of the stack.
  ///
  /// Complexity: O(*k*), where *k* is the number of elements after the unchanged leading elements.
  /// O(*n*) if another stack has replaced the stack.
  ///
  /// - Parameters:
  ///   - mounted: The record.
  ///   - isConfirmed: Whether the registry agreed with the record before this change of the stack.
  ///   - isPresenting: Whether the current action has changed the stack.
  /// - Returns: The change that the registry requires, or `nil` if there is nothing to change.
  @usableFromInline
  mutating func update(
    _ mounted: inout MountedElements,
    isConfirmed: Bool,
    isPresenting: Bool
  ) -> ElementsChange? {
    let isEmpty = mounted.count == 0 && elements.count == 0
    let isContinued = changes.since == mounted.lastRevision
    let isKnown = isConfirmed && mounted.count > 0 && isContinued
    // The task of the action does not wait for elements of an initial or a restored stack.
    let isAwaited = isPresenting || isContinued && (isConfirmed || mounted.count == 0)
    let lastRevision = isKnown ? mounted.lastRevision : nil
    let unchanged = isKnown ? changes.unchanged : 0
    if let last = mounted.last, !isKnown || !contains(last.id) {
      mounted.last = nil
    }
    mounted.count = elements.count
    mounted.lastRevision = Revision()
    changes = StackChanges(since: mounted.lastRevision, unchanged: elements.count)
    if isEmpty, isConfirmed || mounted.stack.confirmVacancy() { return nil }
    return ElementsChange(
      isAwaited: isAwaited,
      lastRevision: lastRevision,
      unchanged: unchanged,
      elements: Array(ids[unchanged...])
    )
  }
}

/// A change of the elements that a stack presents.
@usableFromInline
struct ElementsChange {
  /// Whether the task of the action waits until the added elements are no longer presented.
  @usableFromInline let isAwaited: Bool
  /// The revision from which only the elements after the unchanged elements are changed. `nil` if
  /// no elements are unchanged.
  @usableFromInline let lastRevision: Revision?
  @usableFromInline let unchanged: Int
  /// The elements after the unchanged elements.
  @usableFromInline let elements: [StackElementID]
}
