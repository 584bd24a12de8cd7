import IdentifiedCollections

/// The identity of a value of observable state.
///
/// A new value has a unique identity. Copies have equal identities, also after a property of a copy
/// has changed, because copies have the same observers. Each change of a property renews the
/// revision, a part of the identity that `==` does not compare. When another value is assigned, the
/// revision determines whether observers must be notified.
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
    // If the payload is also an enum, the tag of the payload is combined with the tag of the case.
    // Both numbers are increased by 1, so that a combination with 0 differs from a single tag.
    Self(identity, tag: self.tag.map { ($0 &+ 1) &* 1_000_003 ^ (tag &+ 1) } ?? tag)
  }

  /// Renews the revision. Called for each change, so that the changed value has another revision
  /// than its copies.
  public mutating func _$willModify() {
    identity.renew()
  }

  /// Whether the values have the same observers and all observers have been notified of the
  /// differences between the values.
  @usableFromInline
  func isContinuation(of other: Self) -> Bool {
    tag == other.tag && identity.isContinuation(of: other.identity)
  }

  /// Whether the values have the same observers and differ at most by changes after the revision
  /// `lastRead`. The observers that read the values before were notified of these changes.
  func isContinuation(of other: Self, since lastRead: Revision) -> Bool {
    tag == other.tag && identity.isContinuation(of: other.identity, since: lastRead)
  }

  /// Returns the identity of an observable payload of an enum.
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
  /// Whether one value is a changed or unchanged copy of the other value. Copies have the same
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
