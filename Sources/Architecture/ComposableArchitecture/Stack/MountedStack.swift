/// A stack that is run: a copy of it that is held or run elsewhere is another one.
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
  func isHeld(at property: AnyKeyPath, of parent: NavigationIDPath) -> Bool {
    // Most often it is the very same key path, and so it is found without comparing its parts.
    (property === self.property || property == self.property) && parent == self.parent
  }
}
