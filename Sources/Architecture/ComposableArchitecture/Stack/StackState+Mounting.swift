import OrderedCollections

extension StackState {
  /// Whether the identifiers have not changed since `mounted` was updated.
  @inlinable
  func isMounted(_ mounted: MountedElements) -> Bool {
    let count = elements.count
    return changes.since == mounted.lastRevision && changes.unchanged == count
      && mounted.ids.count == count
  }

  /// Removes the record of the running elements from the stack and returns the record. The stack
  /// then shares no array with the record, so a change of the record need not copy the arrays.
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
}
