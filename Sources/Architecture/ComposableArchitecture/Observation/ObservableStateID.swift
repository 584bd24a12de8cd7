import Synchronization

/// Tells one value of observable state from others of its type.
///
/// A new value has an id like no other. Changing a property keeps it, and a copy has the same one;
/// so whoever observes a value that is replaced by one with the same id need not hear of it.
public struct ObservableStateID: Hashable, Sendable {
  private static let last = Atomic<UInt64>(0)

  private var location: UInt64
  private var tag: Int?

  /// An id like no other.
  public init() {
    location = Self.last.add(1, ordering: .relaxed).newValue
  }

  private init(location: UInt64, tag: Int?) {
    self.location = location
    self.tag = tag
  }

  /// The id of what is always the same: the absence of a value, a case without a payload.
  public static let _$constant = ObservableStateID(location: 0, tag: nil)

  /// The id of an enum in the case with the given number, whose payload has this id.
  public func _$tag(_ tag: Int) -> Self {
    // The payload may be an enum as well, whose case must not be lost.
    Self(location: location, tag: self.tag.map { $0 &* 1_000_003 ^ (tag &+ 1) } ?? tag)
  }

  /// Takes another location. Called before a change, so that what is changed is no longer taken for
  /// the copies that were made of it before.
  public mutating func _$willModify() {
    location = Self.last.add(1, ordering: .relaxed).newValue
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
