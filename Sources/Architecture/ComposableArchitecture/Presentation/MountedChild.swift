/// A record of the child that a presenting reducer runs. The presentation stores the record between
/// actions.
///
/// The type is a class, because the state that stores the record is copied more often than a child
/// is presented.
public final class _MountedChild: @unchecked Sendable {
  // `Sendable` is unchecked, because key paths are not marked as `Sendable`. All properties are
  // immutable.

  let id: NavigationID
  /// Whether the identity of the child contains neither a case nor an identifier, and the child is
  /// not ephemeral. A child at the same key path then has the same identity.
  @usableFromInline let isPlain: Bool
  @usableFromInline let isEphemeral: Bool
  /// The path of the child.
  @usableFromInline let path: NavigationIDPath
  /// The path of the presenting feature. If a copy of the state is stored or run elsewhere, the
  /// record does not apply to the copy.
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

  /// Whether the record is of a child of the feature at `parent`, stored at `keyPath`.
  @usableFromInline
  func isPresented(at keyPath: AnyKeyPath, below parent: NavigationIDPath) -> Bool {
    (self.keyPath === keyPath || self.keyPath == keyPath) && self.parent == parent
  }

  /// Whether `child`, which is stored at the same key path, has the same identity as the recorded
  /// child. An ephemeral child and a child that is not ephemeral have different identities.
  @usableFromInline
  func hasSameIdentity<Child>(as child: Child) -> Bool {
    id == NavigationID(of: child, at: keyPath)
      && isEphemeral == (ephemeralActionType(of: child) != nil)
  }
}
