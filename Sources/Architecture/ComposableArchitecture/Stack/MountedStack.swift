/// A stack that a reducer runs. A copy of the stack that is stored or run elsewhere is a different
/// mounted stack.
//
// `Sendable` is unchecked, because key paths are not marked as `Sendable`. Key paths are immutable.
@usableFromInline
final class MountedStack: @unchecked Sendable {
  @usableFromInline let property: AnyKeyPath
  @usableFromInline let parent: NavigationIDPath
  @usableFromInline let path: NavigationIDPath

  @usableFromInline
  init(property: AnyKeyPath, parent: NavigationIDPath) {
    self.property = property
    self.parent = parent
    path = parent.appending(.stack(keyPath: property))
  }

  @inlinable
  func isStored(at property: AnyKeyPath, of parent: NavigationIDPath) -> Bool {
    // Usually the key path is the same instance, and the components of the key path are not
    // compared.
    (property === self.property || property == self.property) && parent == self.parent
  }
}
