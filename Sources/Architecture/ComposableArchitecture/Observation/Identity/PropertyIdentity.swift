import IdentifiedCollections

// The identity of a property's value is recorded before the value is changed in place. After the
// change, the identities are compared to decide whether observers are notified. The value itself is
// recorded only if the value is trivial to copy. If an array were recorded, the change would copy
// the whole array.

/// An identity for values that can't be compared. The identity is not equal to any identity,
/// including itself.
public struct _$UnknownIdentity: Equatable {
  /// Creates an identity that is not equal to any identity.
  @inlinable
  public init() {}

  /// Always `false`, so that every change notifies observers.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { false }
}

/// The identity of an `Equatable` value. An identity is equal to another identity only if the type
/// of the value is trivial to copy.
public struct _$ValueIdentity<Value: Equatable>: Equatable {
  @usableFromInline let value: Value?

  /// Creates the identity of a value. The value is stored only if the value is trivial to copy.
  @inlinable
  public init(_ value: Value) {
    self.value = _isPOD(Value.self) ? value : nil
  }

  /// Whether both values are stored and equal.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let lhs = lhs.value, let rhs = rhs.value else { return false }
    return lhs == rhs
  }
}

/// The identity of an observable state, or of a collection of observable state, before or after a
/// change.
public struct _$StateIdentity: Equatable {
  @usableFromInline let id: ObservableStateID

  @usableFromInline
  init(_ id: ObservableStateID) {
    self.id = id
  }

  /// Whether the state `lhs` before a change and the state `rhs` after the change have the same
  /// observers, and the observers have already been notified of each difference.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    rhs.id.isContinuation(of: lhs.id)
  }
}

/// Returns an identity that is not equal to any identity, because the value can't be compared.
/// Every change notifies observers.
@inlinable
@_disfavoredOverload
public func _$identity<Value>(of value: Value) -> _$UnknownIdentity {
  _$UnknownIdentity()
}

/// Returns an identity that stores the value if the value is trivial to copy. For any other value,
/// every change notifies observers.
@inlinable
@_disfavoredOverload
public func _$identity<Value: Equatable>(of value: Value) -> _$ValueIdentity<Value> {
  _$ValueIdentity(value)
}

/// Returns the address of an object, so that observers are notified when another object is
/// assigned.
@inlinable
public func _$identity<Value: AnyObject>(of value: Value) -> ObjectIdentifier {
  ObjectIdentifier(value)
}

/// Returns the address of an object, or `nil` if there is no object.
@inlinable
public func _$identity<Value: AnyObject>(of value: Value?) -> ObjectIdentifier? {
  value.map(ObjectIdentifier.init)
}

/// Returns the identity of an observable state. The state itself notifies the observers of its
/// properties.
@inlinable
public func _$identity<Value: ObservableState>(of value: Value) -> _$StateIdentity {
  _$StateIdentity(value._$id)
}

/// Returns the identities of the elements, in order. O(n).
@inlinable
public func _$identity<Value: Collection>(of value: Value) -> [_$StateIdentity]
where Value.Element: ObservableState {
  value.map { _$StateIdentity($0._$id) }
}

/// Returns the identity of an array of observable state. The elements themselves notify their
/// observers. O(1).
public func _$identity<ID, Element: ObservableState>(
  of value: IdentifiedArray<ID, Element>
) -> _$StateIdentity {
  _$StateIdentity(value.elementsID)
}
