// What features hold their children in is the same to an observer while the children are.

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
  /// Stays the same while the ids of the elements do.
  public var _$id: ObservableStateID { location }

  public mutating func _$willModify() {}
}
