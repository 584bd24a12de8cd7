import IdentifiedCollections

/// Tells one value of observable state from others of its type.
///
/// A new value has an id like no other, and a copy has the same one. Changing a property keeps it; so
/// whoever observes a value that is replaced by one with the same id need not hear of it. When what holds
/// the value is about to change it in place, it gets another id, so that copies from before are told from
/// it.
public struct ObservableStateID: Hashable, Sendable {
  /// Where the value comes from. Those that come from one have the same observers.
  private let origin: Revision
  /// When it was last about to be changed in place.
  private var moment: Revision
  private let tag: Int?

  /// An id like no other.
  public init() {
    origin = Revision()
    moment = origin
    tag = nil
  }

  init(origin: Revision, moment: Revision, tag: Int? = nil) {
    self.origin = origin
    self.moment = moment
    self.tag = tag
  }

  /// The id of what is always the same: the absence of a value, a case without a payload.
  public static let _$constant = ObservableStateID(origin: .first, moment: .first)

  /// The id of an enum in the case with the given number, whose payload has this id.
  public func _$tag(_ tag: Int) -> Self {
    // The payload may be an enum as well, whose case must not be lost.
    Self(
      origin: origin,
      moment: moment,
      tag: self.tag.map { $0 &* 1_000_003 ^ (tag &+ 1) } ?? tag
    )
  }

  /// Called before a change in place, so that what is changed is no longer taken for the copies that were
  /// made of it before.
  public mutating func _$willModify() {
    moment = Revision()
  }

  /// Whether the values have the same observers, whatever was changed in one of them.
  package func hasObservers(of other: Self) -> Bool {
    origin == other.origin && tag == other.tag
  }

  /// Whether the value may be what another has become through changes in place after some moment.
  func follows(_ other: Self, after moment: Revision) -> Bool {
    hasObservers(of: other) && self.moment > moment
  }

  /// The id of a payload of an enum.
  @inlinable
  public static func _$id<Value: ObservableState>(for value: Value) -> Self {
    value._$id
  }

  /// Of a payload that is not observable nothing is known: each id is another.
  @inlinable
  @_disfavoredOverload
  public static func _$id<Value>(for value: Value) -> Self {
    Self()
  }
}
