import CasePaths

extension Reducer {
  /// Runs a child feature on an optional part of the state, while it is there, before this reducer.
  ///
  /// ```swift
  /// Reduce { state, action in
  ///   // the parent's own logic
  /// }
  /// .ifLet(\.child, action: \.child) {
  ///   Child()
  /// }
  /// ```
  ///
  /// What the child runs is cancelled when this reducer removes its state, or puts that of another
  /// in its place. An action for a child that isn't there is reported, and left to this reducer.
  ///
  /// To present a feature, so that it can be dismissed, use `PresentationState` and the `ifLet` for it.
  ///
  /// - Parameters:
  ///   - toWrappedState: Where the child's state is.
  ///   - toWrappedAction: Where its actions are.
  ///   - wrapped: The child's reducer.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    _IfLetReducer(
      parent: self,
      toChildState: toWrappedState,
      toChildAction: AnyCasePath(toWrappedAction),
      child: wrapped(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Shows an alert or a confirmation dialog: its state is removed after any of its actions.
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    _IfLetReducer(
      parent: self,
      toChildState: toWrappedState,
      toChildAction: AnyCasePath(toWrappedAction),
      child: EmptyReducer<WrappedState, WrappedAction>(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child feature on an optional part of the state; for actions that are not `CasePathable`.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      toChildState: toWrappedState,
      toChildAction: toWrappedAction,
      child: wrapped(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Shows an alert or a confirmation dialog; for actions that are not `CasePathable`.
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      toChildState: toWrappedState,
      toChildAction: toWrappedAction,
      child: EmptyReducer<WrappedState, WrappedAction>(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
