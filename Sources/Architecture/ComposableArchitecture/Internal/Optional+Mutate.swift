extension Optional {
  /// Changes the wrapped value in place. Returns `nil` if there is no wrapped value.
  @inlinable
  mutating func mutate<R>(_ change: (inout Wrapped) -> R) -> R? {
    guard self != nil else { return nil }
    return change(&self!)
  }

  /// Assigns another value in place, so that a property with a setter is modified rather than set.
  @inlinable
  mutating func assign(_ other: Self) {
    self = other
  }
}
