import OrderedCollections

extension StackState {
  /// Whether nothing has changed since what runs at `path` was brought up to date.
  @inlinable
  func isMounted(at path: NavigationIDPath) -> Bool {
    guard let mounted, changes.since == mounted.moment else { return false }
    let count = elements.count
    return changes.unchanged == count && mounted.ids.count == count && mounted.stack == path
  }

  /// Takes out what is known to run at `path`, so that it isn't copied when it is changed.
  @inlinable
  mutating func takeMounted(at path: NavigationIDPath) -> MountedElements {
    defer { mounted = nil }
    guard let mounted, mounted.stack == path else { return MountedElements(stack: path) }
    return mounted
  }

  /// Brings what is known to run at `path` up to date with the stack.
  ///
  /// - Returns: The ids that are gone, and those that are new.
  @inlinable
  mutating func mount(
    at path: NavigationIDPath
  ) -> (ended: [StackElementID], begun: [StackElementID]) {
    if isMounted(at: path) { return ([], []) }
    var known = takeMounted(at: path)
    defer { mounted = known }
    return known.update(to: elements.keys, changes: &changes)
  }
}
