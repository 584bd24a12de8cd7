import IdentifiedCollections
import OrderedCollections

// What to remember of a value that is going to be changed in place, to tell afterwards whether
// observers need to hear of it. It is not the value itself, unless that is trivial to copy: an array
// that has another owner while it is changed is copied whole.

/// The identity of a value of which nothing is known: unlike any, itself included.
public struct _$UnknownIdentity: Equatable {
  @inlinable
  public init() {}

  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { false }
}

/// The identity of a value that can be compared, which is known if the value is trivial to copy.
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

/// An identified array is observed by its ids alone. It need not know, and to tell each element would
/// cost as much as there are elements.
@inlinable
public func _$willModify<ID, Element: ObservableState>(_ value: inout IdentifiedArray<ID, Element>)
{}

/// Lets a value know that it is about to be changed; most don't care.
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
