import OrderedCollections

extension StackState {
  /// Whether nothing has changed since what runs was brought up to date.
  @inlinable
  func isMounted(_ mounted: MountedElements) -> Bool {
    let count = elements.count
    return changes.since == mounted.moment && changes.unchanged == count
      && mounted.ids.count == count
  }

  /// Takes out what is known to run here, so that it isn't copied when it is changed.
  ///
  /// - Parameters:
  ///   - property: Where in the parent's state the stack is held.
  ///   - parent: The feature that runs the stack. What another runs is of no concern to it.
  @inlinable
  mutating func takeMounted(
    at property: AnyKeyPath,
    of parent: NavigationIDPath
  ) -> MountedElements {
    if let mounted, mounted.stack.isHeld(at: property, of: parent) {
      self.mounted = nil
      return mounted
    }
    mounted = nil
    return MountedElements(stack: MountedStack(property: property, parent: parent))
  }
}
