import Dependencies
import IdentifiedCollections

/// An element that a stack reducer runs, with the path and the dependencies of the element.
@usableFromInline
final class MountedElement: Sendable {
  @usableFromInline let id: StackElementID
  @usableFromInline let path: NavigationIDPath
  /// The dependencies that the parent overrides for the element: the path and `dismiss`.
  let dependencies: DependencyValues

  /// Creates a record of an element that was presented at `revision` or earlier.
  @usableFromInline
  init(id: StackElementID, stack: MountedStack, revision: Revision) {
    self.id = id
    path = stack.path.appending(.stackElement(id))
    dependencies = DependencyValues.unset.presenting(path) {
      stack.mount?.dismiss(id, presentedAt: revision)
    }
  }
}

extension DependencyValues {
  /// Returns these values, with the path and the `dismiss` dependency of an element of a stack.
  @usableFromInline
  func presenting(_ element: MountedElement) -> Self {
    merging(element.dependencies)
  }
}
