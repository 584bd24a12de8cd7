import Dependencies

/// An element that a stack reducer runs, with the path and the dependencies of the element.
@usableFromInline
final class MountedElement: Sendable {
  @usableFromInline let id: StackElementID
  @usableFromInline let path: NavigationIDPath
  /// The dependencies that the parent overrides for the element: the path and `dismiss`.
  let dependencies: DependencyValues

  @usableFromInline
  init(id: StackElementID, stack: NavigationIDPath) {
    self.id = id
    path = stack.appending(.stackElement(id))
    dependencies = DependencyValues.unset.presenting(path)
  }
}

extension DependencyValues {
  /// Returns these values, with the path and the `dismiss` dependency of an element of a stack.
  @usableFromInline
  func presenting(_ element: MountedElement) -> Self {
    merging(element.dependencies)
  }
}
