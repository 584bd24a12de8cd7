import IdentifiedCollections

// The elements of a stack notify their own observers of changes in place.

extension StackState: ObservableState where Element: ObservableState {
  /// Unchanged as long as no element is added, removed or replaced.
  public var _$id: ObservableStateID { elementsID }
}

extension StackState: ElementsIdentified {
  // Elements that aren't observable are read through the stores of the elements.
  static var hasElementsID: Bool { true }

  var elementsID: ObservableStateID { ObservableStateID(identity) }
}

/// Returns the identity of the elements of a stack. It does not depend on changes of the elements
/// in place.
public func _$identity<Element>(of value: StackState<Element>) -> _$StateIdentity {
  _$StateIdentity(value.elementsID)
}

/// Returns the identity of the elements of a stack. It does not depend on changes of the elements
/// in place, of which the elements notify their own observers.
public func _$identity<Element: ObservableState>(
  of value: StackState<Element>
) -> _$StateIdentity {
  _$StateIdentity(value.elementsID)
}

/// Returns whether the stacks are copies of each other, or both empty.
public func _$isIdentityEqual<Element>(
  _ lhs: StackState<Element>,
  _ rhs: StackState<Element>
) -> Bool {
  lhs.identity.revision == rhs.identity.revision || lhs.isEmpty && rhs.isEmpty
}

/// Returns whether one stack is a copy of the other, and its elements have notified their observers
/// of all changes, or both stacks are empty.
public func _$isIdentityEqual<Element: ObservableState>(
  _ lhs: StackState<Element>,
  _ rhs: StackState<Element>
) -> Bool {
  rhs.elementsID.isContinuation(of: lhs.elementsID) || lhs.isEmpty && rhs.isEmpty
}
