import IdentifiedCollections

// An observable element of a stack notifies its own observers when the element is changed in place.

extension StackState: ObservableState where Element: ObservableState {
  /// The identity of the elements. The origin of the identity changes when an element is added,
  /// removed or replaced.
  public var _$id: ObservableStateID { elementsID }
}

extension StackState: ElementsIdentified {
  // Also for elements that aren't observable, because the stores of these elements are read, and
  // the stores notify their observers.
  static var hasElementsID: Bool { true }

  var elementsID: ObservableStateID { ObservableStateID(identity) }
}

/// Returns the identity of the elements of a stack. The origin of the identity does not change when
/// an element is changed in place.
public func _$identity<Element>(of value: StackState<Element>) -> _$StateIdentity {
  _$StateIdentity(value.elementsID)
}

/// Returns the identity of the elements of a stack. The origin of the identity does not change when
/// an element is changed in place. The element then notifies its own observers.
public func _$identity<Element: ObservableState>(
  of value: StackState<Element>
) -> _$StateIdentity {
  _$StateIdentity(value.elementsID)
}

/// Returns whether the stacks are unchanged copies of the same stack, or both empty.
public func _$isIdentityEqual<Element>(
  _ lhs: StackState<Element>,
  _ rhs: StackState<Element>
) -> Bool {
  lhs.identity.revision == rhs.identity.revision || lhs.isEmpty && rhs.isEmpty
}

/// Returns whether both stacks contain the same elements in the same order, and the elements have
/// notified their observers of all differences. Returns `true` if both stacks are empty.
public func _$isIdentityEqual<Element: ObservableState>(
  _ lhs: StackState<Element>,
  _ rhs: StackState<Element>
) -> Bool {
  rhs.elementsID.isContinuation(of: lhs.elementsID) || lhs.isEmpty && rhs.isEmpty
}
