import CasePaths
import IssueLocations

extension Reducer {
  /// Runs the presented feature of a ``CaseReducer``. The type of the state determines the reducer.
  ///
  /// ```swift
  /// .ifLet(\.$destination, action: \.destination)
  /// ```
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction:
      @escaping @autoclosure () -> CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where DestinationState.StateReducer.Action == DestinationAction {
    _ChildReducer(
      parent: self,
      toContainer: toPresentationState,
      toContainerAction: CaseLiteral(toPresentationAction).path,
      child: DestinationState.StateReducer.body,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs the features on a navigation stack with a ``CaseReducer``. The type of the state
  /// determines the reducer.
  ///
  /// ```swift
  /// .forEach(\.path, action: \.path)
  /// ```
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction:
      @escaping @autoclosure () -> CaseKeyPath<
        Action, StackAction<DestinationState, DestinationAction>
      >,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where DestinationState.StateReducer.Action == DestinationAction {
    _StackReducer(
      base: self,
      toStackState: toStackState,
      toElementsAction: CaseLiteral(toStackAction).path,
      destination: DestinationState.StateReducer.body,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
