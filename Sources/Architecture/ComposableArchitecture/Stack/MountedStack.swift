/// A stack that a reducer runs. A copy of the stack that is stored or run elsewhere is a different
/// mounted stack.
//
// Unchecked because key paths, which are immutable, are not marked as sendable.
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
    // Usually the key path is the same instance, so that its components need not be compared.
    (property === self.property || property == self.property) && parent == self.parent
  }
}
