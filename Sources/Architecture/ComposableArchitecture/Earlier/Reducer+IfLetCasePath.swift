import CasePaths
import IssueLocations

// Overloads for actions that are not `CasePathable`, with case paths such as `/Action.edit`. The
// overloads are disfavoured, so that the compiler does not try these overloads if the argument is a
// key path.
extension Reducer {
  /// Runs a presented feature before this reducer, while the state of the feature is not `nil`.
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
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Handles the actions of an alert or a confirmation dialog without a child reducer. After the
  /// first of these actions, the state is set to `nil`.
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
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child feature before this reducer, while the optional state of the child is not `nil`.
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
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Handles the actions of an alert or a confirmation dialog without a child reducer. After the
  /// first of these actions, the state is set to `nil`.
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
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
