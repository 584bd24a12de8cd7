extension Store where State: ObservableState {
  /// A property of the state. Read within a view's body it is observed: the body is evaluated again
  /// after the property has changed, and not for anything else.
  ///
  /// ```swift
  /// Text("\(store.count)")
  /// ```
  ///
  /// Who observes it otherwise is told by `withObservationTracking` in the midst of the change,
  /// while the reducer runs, and must not read the store then. Make a note, and read it later.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }
}
