extension Optional: ObservableState where Wrapped: ObservableState {
  /// The identity of the wrapped state, or the identity of constant state if the optional is `nil`.
  public var _$id: ObservableStateID {
    self?._$id ?? ._$constant
  }
}
