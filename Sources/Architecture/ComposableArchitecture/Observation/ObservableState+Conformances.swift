// The containers of child features have the identity of the children.

extension Optional: ObservableState where Wrapped: ObservableState {
  /// The identity of the wrapped state, or the identity of constant state if the optional is `nil`.
  public var _$id: ObservableStateID {
    self?._$id ?? ._$constant
  }

  /// Prepares the wrapped state for a change in place. Does nothing if the optional is `nil`.
  public mutating func _$willModify() {
    self?._$willModify()
  }
}

extension PresentationState: ObservableState where State: ObservableState {
  /// The identity of the presented state, or the identity of constant state if nothing is
  /// presented.
  public var _$id: ObservableStateID {
    wrappedValue._$id
  }

  /// Prepares the presented state for a change in place. Does nothing if nothing is presented.
  public mutating func _$willModify() {
    wrappedValue?._$willModify()
  }
}

extension StackState: ObservableState where Element: ObservableState {
  /// Unchanged as long as the identifiers of the elements are unchanged.
  public var _$id: ObservableStateID { location }

  /// Does nothing, because only changes of the identifiers change the identity of a stack.
  public mutating func _$willModify() {}
}
