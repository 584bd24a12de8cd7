import IdentifiedCollections

// Only changes of the identifiers change the identity of a stack.

extension StackState: ObservableState where Element: ObservableState {
  /// Unchanged as long as the identifiers of the elements are unchanged.
  public var _$id: ObservableStateID { location }

  /// Does nothing, because only changes of the identifiers change the identity of a stack.
  public mutating func _$willModify() {}
}

extension StackState: LocationIdentified {}

extension StackState: ReplacementTracking {
  var lastReplacement: Revision { replaced }
}

/// Returns the identity of the identifiers of a stack. It does not depend on the elements.
public func _$identity<Element>(of value: StackState<Element>) -> ObservableStateID {
  value.location
}

/// Returns the identity of the identifiers of a stack. It does not depend on the elements, which
/// notify their own observers.
public func _$identity<Element: ObservableState>(
  of value: StackState<Element>
) -> ObservableStateID {
  value.location
}

/// Returns whether the stacks are copies of each other, or both empty. A stack with changed
/// elements counts as different, because the observers of the elements also observe the stack.
public func _$isIdentityEqual<Element>(
  _ lhs: StackState<Element>,
  _ rhs: StackState<Element>
) -> Bool {
  lhs.isIdentical(to: rhs)
}

/// Returns whether the stacks are copies of each other, or both empty.
public func _$isIdentityEqual<Element: ObservableState>(
  _ lhs: StackState<Element>,
  _ rhs: StackState<Element>
) -> Bool {
  lhs.isIdentical(to: rhs)
}

extension StackState {
  fileprivate func isIdentical(to other: Self) -> Bool {
    revision == other.revision || isEmpty && other.isEmpty
  }
}
