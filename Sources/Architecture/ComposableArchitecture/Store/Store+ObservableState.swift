@usableFromInline
func willCallGetter() -> Bool { GetterEvaluation.begin() }

@usableFromInline
func didCallGetter(_ isOutermost: Bool) { GetterEvaluation.end(isOutermost) }

extension Store where State: ObservableState {
  /// A property of the state. A view whose body reads the property observes the property. The body
  /// is not evaluated again when only other properties have changed.
  ///
  /// ```swift
  /// Text("\(store.count)")
  /// ```
  ///
  /// An observer that uses `withObservationTracking` is notified during the change, while the
  /// reducer runs, and must not read the store then. Schedule the read for after the change.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    let state = state
    let isOutermost = willCallGetter()
    defer { didCallGetter(isOutermost) }
    return state[keyPath: keyPath]
  }
}
