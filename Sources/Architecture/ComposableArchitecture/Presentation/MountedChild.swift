/// The child that a presenting reducer runs, recorded from one action to the next.
///
/// A class, because the state that stores the record is copied and compared more often than the
/// state is presented.
public final class _MountedChild: @unchecked Sendable {
  // Unchecked because key paths are not marked as sendable. All properties are immutable.

  let id: NavigationID
  /// Whether the child has neither a case nor an identifier and is not ephemeral. Then only the
  /// presence of the child matters.
  @usableFromInline let isPlain: Bool
  @usableFromInline let isEphemeral: Bool
  /// The path of the child.
  @usableFromInline let path: NavigationIDPath
  /// The path of the presenting feature. A copy of the state that is stored or run elsewhere does
  /// not present a child there yet.
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

  /// Whether `child`, which is stored at the same key path, has the identity of this child.
  @usableFromInline
  func hasSameIdentity<Child>(as child: Child) -> Bool {
    id == NavigationID(of: child, at: keyPath)
      && isEphemeral == (ephemeralActionType(of: child) != nil)
  }
}
