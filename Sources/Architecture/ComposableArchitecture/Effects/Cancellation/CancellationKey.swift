import Dependencies

/// Under what an effect can be cancelled: an id of the feature's own, and where the feature lives.
///
/// Two ids are the same if both their types and their values are, so that two empty types never
/// stand for one another.
@usableFromInline
struct CancellationKey: Hashable, @unchecked Sendable {
  private let type: ObjectIdentifier
  // Ids come in as `Hashable & Sendable`; the box forgets the second half.
  private let id: AnyHashable
  let path: NavigationIDPath

  init(_ id: some Hashable & Sendable, path: NavigationIDPath) {
    self.type = ObjectIdentifier(Swift.type(of: id as Any))
    self.id = AnyHashable(id)
    self.path = path
  }

  /// The key of an id used by the feature that is being reduced, or whose effect is running.
  static func current(_ id: some Hashable & Sendable) -> Self {
    Self(id, path: DependencyValues._current.navigationIDPath)
  }

  /// The key under which everything that the feature at `path` runs can be cancelled.
  static func feature(at path: NavigationIDPath) -> Self {
    Self(FeatureID(), path: path)
  }

  /// Whether this is the key of everything that a feature runs.
  var isOfFeature: Bool { type == ObjectIdentifier(FeatureID.self) }

  private struct FeatureID: Hashable {}

  private init(type: ObjectIdentifier, id: AnyHashable, path: NavigationIDPath) {
    self.type = type
    self.id = id
    self.path = path
  }

  /// The keys of the feature and of all its ancestors, each of which may cancel by this id.
  var visible: [Self] {
    path.prefixes.map { Self(type: type, id: id, path: $0) }
  }
}
