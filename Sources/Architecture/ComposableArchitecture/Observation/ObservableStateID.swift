import IdentifiedCollections

/// The identity of a value of observable state.
///
/// A new value has a unique identity, which its copies share. Setting a property doesn't change the
/// identity of the value. The observers of a value aren't notified when a value with the same
/// identity replaces the value. Before the owner of a value changes the value in place, the owner
/// changes the identity, so that the changed value differs from earlier copies.
public struct ObservableStateID: Hashable, Sendable {
  /// The origin of the value. Values with the same origin have the same observers.
  private let origin: Revision
  /// The revision at which the value was last prepared for a change in place.
  private var lastRevision: Revision
  private let tag: Int?

  /// Creates a unique identity.
  public init() {
    origin = Revision()
    lastRevision = origin
    tag = nil
  }

  init(origin: Revision, lastRevision: Revision, tag: Int? = nil) {
    self.origin = origin
    self.lastRevision = lastRevision
    self.tag = tag
  }

  /// The identity of constant state: the absence of a value, or a case without a payload.
  public static let _$constant = ObservableStateID(origin: .first, lastRevision: .first)

  /// Returns the identity of an enum from the identity of its payload. `tag` is the number of the
  /// case.
  public func _$tag(_ tag: Int) -> Self {
    // The payload may also be an enum, whose tag must not be lost.
    Self(
      origin: origin,
      lastRevision: lastRevision,
      tag: self.tag.map { $0 &* 1_000_003 ^ (tag &+ 1) } ?? tag
    )
  }

  /// Called before a change in place, so that the changed value differs from its earlier copies.
  public mutating func _$willModify() {
    lastRevision = Revision()
  }

  /// Whether the values have the same observers, regardless of later changes.
  package func hasObservers(of other: Self) -> Bool {
    origin == other.origin && tag == other.tag
  }

  /// Whether the value may be the result of changing another value in place after a revision.
  func follows(_ other: Self, after lastRevision: Revision) -> Bool {
    hasObservers(of: other) && self.lastRevision > lastRevision
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
