extension Store
where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The current case of the state. The payload of the case of a feature is the feature's store.
  ///
  /// ```swift
  /// switch store.case {
  /// case .edit(let store): EditView(store: store)
  /// case .history(let store): HistoryView(store: store)
  /// }
  /// ```
  ///
  /// A view whose body reads the property observes the current case. The body is evaluated again
  /// when another feature replaces the current feature.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
