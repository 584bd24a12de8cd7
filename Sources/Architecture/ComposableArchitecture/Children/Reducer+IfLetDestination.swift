import CasePaths
import IssueLocations

extension Reducer {
  /// Runs `destination` on the presented state, like `ifLet` with `then:`. This overload accepts
  /// the label `destination:`, for example to pass a function.
  ///
  /// ```swift
  /// Reduce(core).ifLet(\.$edit, action: \.edit, destination: Edit.init)
  /// ```
  ///
  /// If an action of the destination is received while nothing is presented, an issue is reported.
  @_disfavoredOverload
  @inlinable
  public func ifLet<
    DestinationState,
    DestinationAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction:
      @escaping @autoclosure () -> CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _ChildReducer(
      parent: self,
      toContainer: toPresentationState,
      toContainerAction: CaseLiteral(toPresentationAction).path,
      child: destination(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
