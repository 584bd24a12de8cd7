/// A record of the child that a presenting reducer runs, or of the absence of a child. The
/// presentation stores the record between actions.
///
/// The record is only a hint, because the state that stores the record can be copied, saved and
/// restored. The store's registry decides what is presented. A record is confirmed if the registry
/// agrees with the record.
///
/// The type is a class, because the state that stores the record is copied more often than a child
/// is presented.
public final class _MountedChild: @unchecked Sendable {
  // `Sendable` is unchecked, because key paths are not marked as `Sendable`. Two properties can be
  // changed: `mount`, by the runner of the store, and `vacancy`, by the reducers of the store. Both
  // run on the main actor.

  /// The identity of the child, or `nil` if there is no child.
  let id: NavigationID?
  /// Whether the identity of the child contains neither a case nor an identifier, and the child is
  /// not ephemeral. A child at the same key path then has the same identity.
  @usableFromInline let isPlain: Bool
  @usableFromInline let isEphemeral: Bool
  /// The path of the child, or of the presenting feature if there is no child.
  @usableFromInline let path: NavigationIDPath
  /// The path of the presenting feature. If a copy of the state is stored or run elsewhere, the
  /// record does not apply to the copy.
  private let parent: NavigationIDPath
  private let part: FeaturePart
  private let keyPath: AnyKeyPath
  /// The presentation of the child. `nil` until the store has run the effect that mounts the child.
  @usableFromInline var mount: ChildMount?
  /// The version of the registries at which nothing was mounted at this place.
  @usableFromInline private(set) var vacancy: Int?

  init<Child>(_ child: Child?, at keyPath: AnyKeyPath, below parent: NavigationIDPath) {
    self.parent = parent
    part = .current
    self.keyPath = keyPath
    guard let child else {
      (id, isPlain, isEphemeral, path) = (nil, false, false, parent)
      return
    }
    let id = NavigationID(of: child, at: keyPath)
    self.id = id
    isPlain = PresentedType.of(Child.self).isPlain
    isEphemeral = ephemeralActionType(of: child) != nil
    path = parent.appending(id)
  }

  /// Returns a record that the store can confirm: `before` if `before` describes the child and its
  /// presentation has not ended, or a new record.
  @usableFromInline
  static func record<Child>(
    of child: Child?,
    at keyPath: AnyKeyPath,
    below parent: NavigationIDPath,
    after before: _MountedChild?
  ) -> _MountedChild {
    if let before, before.mount == nil, before.isStored(at: keyPath, below: parent),
      before.describes(child)
    {
      return before
    }
    return _MountedChild(child, at: keyPath, below: parent)
  }

  @usableFromInline
  var hasChild: Bool { id != nil }

  /// Whether the registry contains the child. The registry contains no ephemeral children.
  @usableFromInline
  var isRegistered: Bool { id != nil && !isEphemeral }

  /// Whether the registry agrees with this record.
  @usableFromInline
  var isConfirmed: Bool {
    mount.map(\.isActive) ?? (vacancy == MountRegistry.version)
  }

  /// Whether the record is of a child of the feature at `parent`, stored at `keyPath`.
  @usableFromInline
  func isStored(at keyPath: AnyKeyPath, below parent: NavigationIDPath) -> Bool {
    (self.keyPath === keyPath || self.keyPath == keyPath) && self.parent == parent
      && part == .current
  }

  /// Whether this is the record of the last child at `keyPath` below the feature at `parent`, or of
  /// its absence, and not the record of a state that was restored.
  @usableFromInline
  func isContinued(at keyPath: AnyKeyPath, below parent: NavigationIDPath) -> Bool {
    isStored(at: keyPath, below: parent) && (mount?.isActive ?? !isRegistered)
  }

  /// Whether `child`, which is stored at the same key path, has the same identity as the recorded
  /// child. An ephemeral child and a child that is not ephemeral have different identities.
  @usableFromInline
  func describes<Child>(_ child: Child?) -> Bool {
    guard let child, let id else { return child == nil && id == nil }
    return id == NavigationID(of: child, at: keyPath)
      && isEphemeral == (ephemeralActionType(of: child) != nil)
  }

  /// The place of the child in the registry.
  var place: MountRegistry.Place {
    MountRegistry.Place(parent: parent, part: part, property: keyPath)
  }

  /// Returns whether nothing is mounted at this place. Called for a record that contains no
  /// registered child, in place of `before`.
  @usableFromInline
  func confirmVacancy(after before: _MountedChild?) -> Bool {
    vacancy = MountRegistry.version
    // The effect that mounts the previous child may not have run yet.
    if let before, before.isRegistered, before.mount?.isActive ?? true,
      before.isStored(at: keyPath, below: parent)
    {
      return false
    }
    return parent.registry.map { !$0.isOccupied(place) } ?? true
  }

  /// Called when the child dismisses itself. Does nothing if the presentation has ended.
  @MainActor
  func dismiss() {
    mount?.dismiss()
  }
}
