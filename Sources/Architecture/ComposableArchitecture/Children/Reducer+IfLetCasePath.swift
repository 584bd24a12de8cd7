import CasePaths

// The same for actions that are not `CasePathable`, whose cases are found by `/Action.edit`. They are
// disfavoured, so that a chain of key paths doesn't try them.
extension Reducer {
  /// Runs a presented feature on its state, while there is any, before this reducer.
  ///
  /// ```swift
  /// .ifLet(\.$edit, action: /Action.edit) {
  ///   Edit()
  /// }
  /// ```
  @_disfavoredOverload
  @inlinable
  public func ifLet<
    DestinationState,
    DestinationAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _ChildReducer(
      parent: self,
      toContainer: toPresentationState,
      toContainerAction: toPresentationAction,
      child: destination(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Presents an alert or a confirmation dialog: its state is removed after any of its actions.
  @_disfavoredOverload
  @inlinable
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _ChildReducer(
      parent: self,
      toContainer: toPresentationState,
      toContainerAction: toPresentationAction,
      child: EmptyReducer<DestinationState, DestinationAction>(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child feature on an optional part of the state, while it is there, before this reducer.
  @_disfavoredOverload
  @inlinable
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
      toContainer: toWrappedState,
      toChildAction: toWrappedAction,
      child: wrapped(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Shows an alert or a confirmation dialog: its state is removed after any of its actions.
  @_disfavoredOverload
  @inlinable
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
      toContainer: toWrappedState,
      toChildAction: toWrappedAction,
      child: EmptyReducer<WrappedState, WrappedAction>(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
