import IdentifiedCollections
import OrderedCollections

// The identity of a value that is about to be changed in place is recorded, in order to check
// afterwards whether observers must be notified. The value itself is recorded only if it is trivial
// to copy, because an array with another owner would be copied whole when it is changed.

/// The identity of a value without a known identity, which differs from every identity, including
/// itself.
public struct _$UnknownIdentity: Equatable {
  @inlinable
  public init() {}

  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { false }
}

/// The identity of an `Equatable` value, which is known only if the value is trivial to copy.
public struct _$ValueIdentity<Value: Equatable>: Equatable {
  @usableFromInline let value: Value?

  @inlinable
  public init(_ value: Value) {
    self.value = _isPOD(Value.self) ? value : nil
  }

  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let lhs = lhs.value, let rhs = rhs.value else { return false }
    return lhs == rhs
  }
}

@inlinable
@_disfavoredOverload
public func _$identity<Value>(of value: Value) -> _$UnknownIdentity {
  _$UnknownIdentity()
}

@inlinable
@_disfavoredOverload
public func _$identity<Value: Equatable>(of value: Value) -> _$ValueIdentity<Value> {
  _$ValueIdentity(value)
}

@inlinable
public func _$identity<Value: AnyObject>(of value: Value) -> ObjectIdentifier {
  ObjectIdentifier(value)
}

@inlinable
public func _$identity<Value: AnyObject>(of value: Value?) -> ObjectIdentifier? {
  value.map(ObjectIdentifier.init)
}

@inlinable
public func _$identity<Value: ObservableState>(of value: Value) -> ObservableStateID {
  value._$id
}

@inlinable
public func _$identity<Value: Collection>(of value: Value) -> [ObservableStateID]
where Value.Element: ObservableState {
  value.map(\._$id)
}

public func _$identity<Element>(of value: StackState<Element>) -> ObservableStateID {
  value.location
}

public func _$identity<Element: ObservableState>(
  of value: StackState<Element>
) -> ObservableStateID {
  value.location
}

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

@inlinable
public func _$willModify<Value: ObservableState>(_ value: inout Value) {
  value._$willModify()
}

@inlinable
public func _$willModify<Value: MutableCollection>(_ value: inout Value)
where Value.Element: ObservableState {
  for index in value.indices {
    value[index]._$willModify()
  }
}
