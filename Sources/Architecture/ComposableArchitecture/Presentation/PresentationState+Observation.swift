// The identity of a presentation is the identity of the presented state.

extension PresentationState: ObservableState where State: ObservableState {
  /// The identity of the presented state, or the identity of constant state if nothing is
  /// presented.
  public var _$id: ObservableStateID {
    wrappedValue._$id
  }
}

/// Returns whether two presentations of state that is not observable are unchanged copies of the
/// same presentation.
public func _$isIdentityEqual<State>(
  _ lhs: PresentationState<State>,
  _ rhs: PresentationState<State>
) -> Bool {
  lhs.isIdentical(to: rhs)
}

/// Returns whether two presentations are unchanged copies of the same presentation, or the state of
/// `rhs` is a continuation of the state of `lhs`.
public func _$isIdentityEqual<State: ObservableState>(
  _ lhs: PresentationState<State>,
  _ rhs: PresentationState<State>
) -> Bool {
  lhs.isIdentical(to: rhs) || rhs._$id.isContinuation(of: lhs._$id)
}
