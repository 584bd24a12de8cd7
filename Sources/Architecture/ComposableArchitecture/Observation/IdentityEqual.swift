import IdentifiedCollections

// Whether observers of a property need not hear of its new value. Where more than one of these fit,
// being observable state counts for more than being equatable: a state that is replaced by an equal
// one has other observers from then on, so that those of the first would hear of nothing any more.

/// Of most values it isn't known: they are taken to differ.
@inlinable
@_disfavoredOverload
public func _$isIdentityEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  false
}

/// Values that can be compared are.
@inlinable
@_disfavoredOverload
public func _$isIdentityEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs == rhs
}

/// Objects are the same or not, however equal.
@inlinable
public func _$isIdentityEqual<Value: AnyObject>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs === rhs
}

/// Objects are the same or not, however equal.
@inlinable
public func _$isIdentityEqual<Value: AnyObject>(_ lhs: Value?, _ rhs: Value?) -> Bool {
  lhs === rhs
}

/// Observable state has observers of its own, who hear of changes within it.
@inlinable
public func _$isIdentityEqual<Value: ObservableState>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs._$id == rhs._$id
}

/// Collections of observable state are the same while the elements are. O(n).
@inlinable
public func _$isIdentityEqual<Value: Collection>(_ lhs: Value, _ rhs: Value) -> Bool
where Value.Element: ObservableState {
  lhs.elementsEqual(rhs) { $0._$id == $1._$id }
}

/// Stacks are the same while they are copies of each other, or both empty. Elements that changed meanwhile
/// have observers, who observe the stack with them.
public func _$isIdentityEqual<Element>(
  _ lhs: StackState<Element>,
  _ rhs: StackState<Element>
) -> Bool {
  lhs.isIdentical(to: rhs)
}

/// Stacks are the same while they are copies of each other, or both empty.
public func _$isIdentityEqual<Element: ObservableState>(
  _ lhs: StackState<Element>,
  _ rhs: StackState<Element>
) -> Bool {
  lhs.isIdentical(to: rhs)
}

/// Identified arrays of observable state are the same while they are copies of each other, or both empty.
/// Elements that changed meanwhile have observers, who observe the array with them. Elements that tell
/// nobody of their changes are compared like other values.
public func _$isIdentityEqual<ID, Element: ObservableState>(
  _ lhs: IdentifiedArray<ID, Element>,
  _ rhs: IdentifiedArray<ID, Element>
) -> Bool {
  lhs.changes.revision == rhs.changes.revision || lhs.isEmpty && rhs.isEmpty
}

/// Presentations of what is not observable are the same while they are copies of each other.
public func _$isIdentityEqual<State>(
  _ lhs: PresentationState<State>,
  _ rhs: PresentationState<State>
) -> Bool {
  lhs.isIdentical(to: rhs)
}

/// Presentations are the same while what is presented is.
public func _$isIdentityEqual<State: ObservableState>(
  _ lhs: PresentationState<State>,
  _ rhs: PresentationState<State>
) -> Bool {
  lhs.isIdentical(to: rhs) || lhs._$id == rhs._$id
}

extension StackState {
  fileprivate func isIdentical(to other: Self) -> Bool {
    revision == other.revision || isEmpty && other.isEmpty
  }
}
