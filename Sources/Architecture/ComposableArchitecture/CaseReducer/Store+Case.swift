extension Store
where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the feature that is there.
  ///
  /// ```swift
  /// switch store.case {
  /// case .edit(let store): EditView(store: store)
  /// case .history(let store): HistoryView(store: store)
  /// }
  /// ```
  ///
  /// Read within a view's body it is observed: the body is evaluated again when another feature has
  /// taken the place of this one.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
