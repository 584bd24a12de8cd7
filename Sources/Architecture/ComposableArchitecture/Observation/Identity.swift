import IdentifiedCollections
import OrderedCollections

// The identity of a value that is about to be changed in place is recorded, in order to check
// afterwards whether observers must be notified. The value itself is recorded only if it is trivial
// to copy, because an array with another owner would be copied whole when it is changed.

/// The identity of a value without a known identity, which differs from every identity, including
/// itself.
public struct _$UnknownIdentity: Equatable {
  /// Creates an identity that is equal to no other identity.
  @inlinable
  public init() {}

  /// Always `false`, so that every change notifies observers.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { false }
}

/// The identity of an `Equatable` value, which is known only if the value is trivial to copy.
public struct _$ValueIdentity<Value: Equatable>: Equatable {
  @usableFromInline let value: Value?

  /// Creates the identity of a value, and stores the value only if it is trivial to copy.
  @inlinable
  public init(_ value: Value) {
    self.value = _isPOD(Value.self) ? value : nil
  }

  /// Whether both values are known and equal.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let lhs = lhs.value, let rhs = rhs.value else { return false }
    return lhs == rhs
  }
}

/// Returns an identity that differs from every identity, because the value cannot be compared.
/// Every change notifies observers.
@inlinable
@_disfavoredOverload
public func _$identity<Value>(of value: Value) -> _$UnknownIdentity {
  _$UnknownIdentity()
}

/// Returns the value as its own identity if it is trivial to copy. For any other value, every
/// change notifies observers.
@inlinable
@_disfavoredOverload
public func _$identity<Value: Equatable>(of value: Value) -> _$ValueIdentity<Value> {
  _$ValueIdentity(value)
}

/// Returns the address of an object, so that only a change to another object notifies observers.
@inlinable
public func _$identity<Value: AnyObject>(of value: Value) -> ObjectIdentifier {
  ObjectIdentifier(value)
}

/// Returns the address of an object, or `nil` if there is no object.
@inlinable
public func _$identity<Value: AnyObject>(of value: Value?) -> ObjectIdentifier? {
  value.map(ObjectIdentifier.init)
}

/// Returns the identity of an observable state, which notifies the observers of its own properties.
@inlinable
public func _$identity<Value: ObservableState>(of value: Value) -> ObservableStateID {
  value._$id
}

/// Returns the identities of the elements, in order. O(n).
@inlinable
public func _$identity<Value: Collection>(of value: Value) -> [ObservableStateID]
where Value.Element: ObservableState {
  value.map(\._$id)
}

/// Returns the identifiers of an array of observable state. The elements notify their own
/// observers.
public func _$identity<ID, Element: ObservableState>(
  of value: IdentifiedArray<ID, Element>
) -> OrderedSet<ID> {
  value.ids
}

/// Does nothing. An identified array notifies observers only of its identifiers, and preparing each
/// element would cost as much as there are elements.
@inlinable
public func _$willModify<ID, Element: ObservableState>(_ value: inout IdentifiedArray<ID, Element>)
{}

/// Prepares a value for a change in place. Most values need no preparation.
@inlinable
@_disfavoredOverload
public func _$willModify<Value>(_ value: inout Value) {}

/// Prepares an observable state for a change in place, so that its identity differs from the
/// identities of earlier copies.
@inlinable
public func _$willModify<Value: ObservableState>(_ value: inout Value) {
  value._$willModify()
}

/// Prepares each element of a collection of observable state for a change in place. O(n).
@inlinable
public func _$willModify<Value: MutableCollection>(_ value: inout Value)
where Value.Element: ObservableState {
  for index in value.indices {
    value[index]._$willModify()
  }
}
