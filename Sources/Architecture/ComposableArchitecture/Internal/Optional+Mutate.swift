extension Optional {
  /// Changes the wrapped value in place; `nil` if there is none.
  @inlinable
  mutating func mutate<R>(_ change: (inout Wrapped) -> R) -> R? {
    guard self != nil else { return nil }
    return change(&self!)
  }
}
