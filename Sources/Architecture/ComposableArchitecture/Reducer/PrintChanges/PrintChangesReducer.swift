extension Reducer {
  /// Prints each action that this reducer receives, and how the state changes. In a release build,
  /// nothing is printed.
  ///
  /// ```swift
  /// Store(initialState: Counter.State()) {
  ///   Counter()
  ///     ._printChanges()
  /// }
  /// ```
  ///
  /// - Parameter printer: A printer of the actions and changes, or `nil` to print nothing.
  /// - Returns: A reducer that changes the state as this reducer does, and prints the changes.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// A reducer that prints its actions and its changes of the state.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  /// Runs the base reducer. In a debug build, if there is a printer, the action and the states
  /// before and after the action are enqueued for the printer.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    #if DEBUG
      guard let printer else { return base.reduce(into: &state, action: action) }
      let oldState = state
      let effect = base.reduce(into: &state, action: action)
      printer.enqueue(receivedAction: action, oldState: oldState, newState: state)
      return effect
    #else
      return base.reduce(into: &state, action: action)
    #endif
  }
}
