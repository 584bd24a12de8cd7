// A presentation has the identity of the presented state.

extension PresentationState: ObservableState where State: ObservableState {
  /// The identity of the presented state, or the identity of constant state if nothing is
  /// presented.
  public var _$id: ObservableStateID {
    wrappedValue._$id
  }
}

/// Returns whether two presentations of state that is not observable are copies of each other.
public func _$isIdentityEqual<State>(
  _ lhs: PresentationState<State>,
  _ rhs: PresentationState<State>
) -> Bool {
  lhs.isIdentical(to: rhs)
}

/// Returns whether two presentations are copies of each other, or present the same observable
/// state.
public func _$isIdentityEqual<State: ObservableState>(
  _ lhs: PresentationState<State>,
  _ rhs: PresentationState<State>
) -> Bool {
  lhs.isIdentical(to: rhs) || rhs._$id.isContinuation(of: lhs._$id)
}
