import IdentifiedCollections

/// The identity of a value of observable state.
///
/// A new value has a unique identity. Copies have equal identities, also after a change, because
/// copies have the same observers. Each change of a property renews a revision, which is a part of
/// the identity and is not compared by `==`. When another value is assigned, the revision
/// determines whether observers must be notified.
public struct ObservableStateID: Sendable {
  private var identity: StateIdentity
  private let tag: Int?

  /// Creates a unique identity.
  public init() {
    self.init(StateIdentity())
  }

  @usableFromInline
  package init(_ identity: StateIdentity, tag: Int? = nil) {
    self.identity = identity
    self.tag = tag
  }

  /// The identity of constant state: the absence of a value, or a case without a payload.
  public static let _$constant = ObservableStateID(.constant)

  /// Returns the identity of an enum from the identity of its payload. `tag` is the number of the
  /// case.
  public func _$tag(_ tag: Int) -> Self {
    // The payload may also be an enum, whose tag must not be lost. The combination of two tags
    // differs from each single tag, because both numbers are increased by 1.
    Self(identity, tag: self.tag.map { ($0 &+ 1) &* 1_000_003 ^ (tag &+ 1) } ?? tag)
  }

  /// Renews the revision. Called for each change, so that the changed value differs from its
  /// copies.
  public mutating func _$willModify() {
    identity.renew()
  }

  /// Whether the values have the same observers, and differ at most by changes of which all
  /// observers have been notified.
  @usableFromInline
  func isContinuation(of other: Self) -> Bool {
    tag == other.tag && identity.isContinuation(of: other.identity)
  }

  /// Whether the values have the same observers, and differ at most by changes of which the
  /// observers that read before a revision have been notified.
  func isContinuation(of other: Self, since lastRead: Revision) -> Bool {
    tag == other.tag && identity.isContinuation(of: other.identity, since: lastRead)
  }

  /// Returns the identity of a payload of an enum.
  @inlinable
  public static func _$id<Value: ObservableState>(for value: Value) -> Self {
    value._$id
  }

  /// Returns a unique identity, because the identity of a payload that is not observable is
  /// unknown.
  @inlinable
  @_disfavoredOverload
  public static func _$id<Value>(for value: Value) -> Self {
    Self()
  }
}

extension ObservableStateID: Hashable {
  /// Whether one value is a copy of the other, changed or unchanged, so that both have the same
  /// observers.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.identity.origin == rhs.identity.origin && lhs.tag == rhs.tag
  }

  /// Hashes the parts that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity.origin)
    hasher.combine(tag)
  }
}
