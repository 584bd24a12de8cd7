import Dependencies

/// A key with which an effect can be cancelled. The key consists of a cancel identifier and the
/// path of a feature that may cancel the effect.
///
/// Two identifiers are equal if both their types and their values are equal, so that values of two
/// empty types are never equal.
@usableFromInline
struct CancellationKey: Hashable, @unchecked Sendable {
  private let type: ObjectIdentifier
  // The conformance of the key to `Sendable` is unchecked, because `AnyHashable` erases the
  // conformance of the identifier.
  private let id: AnyHashable
  let path: NavigationIDPath

  init(_ id: some Hashable & Sendable, path: NavigationIDPath) {
    self.type = ObjectIdentifier(Swift.type(of: id as Any))
    self.id = AnyHashable(id)
    self.path = path
  }

  /// Returns the key of `id` for the feature whose reducer or effect is running.
  static func current(_ id: some Hashable & Sendable) -> Self {
    Self(id, path: DependencyValues._current.navigationIDPath)
  }

  /// Returns the key with which all work of the feature at `path` can be cancelled.
  static func feature(at path: NavigationIDPath) -> Self {
    Self(FeatureID(), path: path)
  }

  /// Whether this is the key of all work of a feature.
  var isOfFeature: Bool { type == ObjectIdentifier(FeatureID.self) }

  private struct FeatureID: Hashable {}

  private init(type: ObjectIdentifier, id: AnyHashable, path: NavigationIDPath) {
    self.type = type
    self.id = id
    self.path = path
  }

  /// The keys with this identifier for the feature and for all its ancestors. The ancestors may
  /// also cancel the work.
  var visible: [Self] {
    path.prefixes.map { Self(type: type, id: id, path: $0) }
  }
}
