import IdentifiedCollections

// These functions return `true` if the observers of a property need not be notified of a new value.
// If several overloads match, `ObservableState` has precedence over `Equatable`. When a state is
// replaced by an equal state, the observers of the former state must be notified, because the new
// state has other observers.

/// Returns `false`, because most values can't be compared.
@inlinable
@_disfavoredOverload
public func _$isIdentityEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  false
}

/// Compares equatable values with `==`. In a generic feature, the compiler selects this overload for
/// a property whose type is a generic parameter, so an observable state is recognised at run time.
@inlinable
@_disfavoredOverload
public func _$isIdentityEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs == rhs && (_isPOD(Value.self) || isContinuation(rhs, of: lhs))
}

/// Returns whether a value is a continuation of another value. `true` if the type is not observable.
@usableFromInline
func isContinuation<Value>(_ value: Value, of other: Value) -> Bool {
  cachedIdentityProvider(of: Value.self).withUncountedReference { provider in
    provider.id(of: value).isContinuation(of: provider.id(of: other))
  }
}

/// Compares objects by reference, even if they are equatable.
@inlinable
public func _$isIdentityEqual<Value: AnyObject>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs === rhs
}

/// Compares objects by reference, even if they are equatable.
@inlinable
public func _$isIdentityEqual<Value: AnyObject>(_ lhs: Value?, _ rhs: Value?) -> Bool {
  lhs === rhs
}

/// Returns whether one state is a copy of the other, and has notified its observers of all changes.
@inlinable
public func _$isIdentityEqual<Value: ObservableState>(_ lhs: Value, _ rhs: Value) -> Bool {
  rhs._$id.isContinuation(of: lhs._$id)
}

/// Compares collections of observable state by the identities of their elements. O(n).
@inlinable
public func _$isIdentityEqual<Value: Collection>(_ lhs: Value, _ rhs: Value) -> Bool
where Value.Element: ObservableState {
  lhs.elementsEqual(rhs) { $1._$id.isContinuation(of: $0._$id) }
}

/// Returns whether one array is a copy of the other, and its elements have notified their observers
/// of all changes, or both arrays are empty. Arrays of elements that aren't observable are compared
/// like other values.
public func _$isIdentityEqual<ID, Element: ObservableState>(
  _ lhs: IdentifiedArray<ID, Element>,
  _ rhs: IdentifiedArray<ID, Element>
) -> Bool {
  rhs.elementsID.isContinuation(of: lhs.elementsID) || lhs.isEmpty && rhs.isEmpty
}
