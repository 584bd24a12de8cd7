extension Optional {
  /// Changes the wrapped value in place; `nil` if there is none.
  @inlinable
  mutating func mutate<R>(_ change: (inout Wrapped) -> R) -> R? {
    guard self != nil else { return nil }
    return change(&self!)
  }

  /// Becomes another value, in place: what has a setter as well is not set.
  @inlinable
  mutating func become(_ other: Self) {
    self = other
  }
}
