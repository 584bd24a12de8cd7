extension Optional {
  /// Changes the wrapped value in place and returns the result of `change`. Returns `nil` if there
  /// is no wrapped value.
  @inlinable
  mutating func mutate<R>(_ change: (inout Wrapped) -> R) -> R? {
    guard self != nil else { return nil }
    return change(&self!)
  }

  /// Assigns another value in place, so that the `_modify` accessor of a property or subscript is
  /// called instead of the setter.
  @inlinable
  mutating func assign(_ other: Self) {
    self = other
  }
}
