// The containers of child features have the identity of the children.

extension Optional: ObservableState where Wrapped: ObservableState {
  public var _$id: ObservableStateID {
    self?._$id ?? ._$constant
  }

  public mutating func _$willModify() {
    self?._$willModify()
  }
}

extension PresentationState: ObservableState where State: ObservableState {
  public var _$id: ObservableStateID {
    wrappedValue._$id
  }

  public mutating func _$willModify() {
    wrappedValue?._$willModify()
  }
}

extension StackState: ObservableState where Element: ObservableState {
  /// Unchanged as long as the identifiers of the elements are unchanged.
  public var _$id: ObservableStateID { location }

  public mutating func _$willModify() {}
}
