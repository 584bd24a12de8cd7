import Dependencies

/// An element of a stack that is run: where it is, and what it sees of that.
@usableFromInline
final class MountedElement: Sendable {
  @usableFromInline let id: StackElementID
  @usableFromInline let path: NavigationIDPath
  /// Nothing but what the element sees otherwise than its parent.
  let dependencies: DependencyValues

  @usableFromInline
  init(id: StackElementID, stack: NavigationIDPath) {
    self.id = id
    path = stack.appending(.stackElement(id))
    dependencies = DependencyValues.unset.presenting(path)
  }
}
