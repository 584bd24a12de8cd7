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
