/// What a presenting reducer remembers of the child from one action to the next.
///
/// An object, because the state that it is remembered in is copied and compared more often than it is
/// presented.
// Unchecked because key paths are not marked as sendable; nothing here changes.
public final class _MountedChild: @unchecked Sendable {
  let id: NavigationID
  /// Whether being there is all that there is to tell about the child: it has neither a case, nor an id,
  /// and isn't ephemeral.
  @usableFromInline let isPlain: Bool
  @usableFromInline let isEphemeral: Bool
  /// Where the child lives.
  @usableFromInline let path: NavigationIDPath
  /// Where the feature is presented: a copy of the state that is held or run elsewhere presents
  /// nothing there yet.
  private let parent: NavigationIDPath
  private let keyPath: AnyKeyPath

  @usableFromInline
  init<Child>(_ child: Child, at keyPath: AnyKeyPath, below parent: NavigationIDPath) {
    isPlain = PresentedType.of(Child.self).isPlain
    isEphemeral = ephemeralActionType(of: child) != nil
    id = NavigationID(of: child, at: keyPath)
    path = parent.appending(id)
    self.parent = parent
    self.keyPath = keyPath
  }

  /// Whether the child is presented by the feature at `parent`, from the property at `keyPath`.
  @usableFromInline
  func isPresented(at keyPath: AnyKeyPath, below parent: NavigationIDPath) -> Bool {
    (self.keyPath === keyPath || self.keyPath == keyPath) && self.parent == parent
  }

  /// Whether `child`, which is in the same place, is this one.
  @usableFromInline
  func isSame<Child>(as child: Child) -> Bool {
    id == NavigationID(of: child, at: keyPath)
      && isEphemeral == (ephemeralActionType(of: child) != nil)
  }
}
