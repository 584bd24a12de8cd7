import IdentifiedCollections

// These functions return `true` if the observers of a property need not be notified of a new value.
// If several overloads match, `ObservableState` has precedence over `Equatable`. If an equal state
// replaces a state, the observers of the replaced state must be notified, because the new state has
// other observers.

/// Always `false`, because values of an arbitrary type can't be compared. Even a value with the
/// same bytes may have changed: a structure may contain an object whose properties have changed.
@inlinable
@_disfavoredOverload
public func _$isIdentityEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  false
}

/// Compares equatable values with `==`. In a generic feature, the compiler selects this overload
/// for a property whose type is a generic parameter, so an observable state is recognised at run
/// time.
@inlinable
@_disfavoredOverload
public func _$isIdentityEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs == rhs && (_isPOD(Value.self) || isContinuation(rhs, of: lhs))
}

/// Returns whether a value is a continuation of another value. Returns `true` if the type is not
/// observable.
@usableFromInline
func isContinuation<Value>(_ value: Value, of other: Value) -> Bool {
  cachedIdentityProvider(of: Value.self).withUncountedReference { provider in
    provider.id(of: value).isContinuation(of: provider.id(of: other))
  }
}

/// Returns whether both references refer to the same object, even if the class is `Equatable`.
@inlinable
public func _$isIdentityEqual<Value: AnyObject>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs === rhs
}

/// Returns whether both references refer to the same object, even if the class is `Equatable`.
@inlinable
public func _$isIdentityEqual<Value: AnyObject>(_ lhs: Value?, _ rhs: Value?) -> Bool {
  lhs === rhs
}

/// Returns whether `rhs` is a continuation of `lhs`: a state that differs only by changes of which
/// all observers were notified.
@inlinable
public func _$isIdentityEqual<Value: ObservableState>(_ lhs: Value, _ rhs: Value) -> Bool {
  rhs._$id.isContinuation(of: lhs._$id)
}

/// Returns whether each element of `rhs` is a continuation of the element of `lhs` at the same
/// position. O(n).
@inlinable
public func _$isIdentityEqual<Value: Collection>(_ lhs: Value, _ rhs: Value) -> Bool
where Value.Element: ObservableState {
  lhs.elementsEqual(rhs) { $1._$id.isContinuation(of: $0._$id) }
}

/// Returns whether both arrays contain the same elements in the same order, and the elements have
/// notified their observers of all differences. Returns `true` if both arrays are empty.
public func _$isIdentityEqual<ID, Element: ObservableState>(
  _ lhs: IdentifiedArray<ID, Element>,
  _ rhs: IdentifiedArray<ID, Element>
) -> Bool {
  rhs.elementsID.isContinuation(of: lhs.elementsID) || lhs.isEmpty && rhs.isEmpty
}
