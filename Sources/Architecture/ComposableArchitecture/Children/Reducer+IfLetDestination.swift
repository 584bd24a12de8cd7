import CasePaths

extension Reducer {
  /// Runs `destination` on what is presented, as `ifLet` with `then:` does, for calls that write out
  /// the label or pass a function.
  ///
  /// ```swift
  /// Reduce(core).ifLet(\.$edit, action: \.edit, destination: Edit.init)
  /// ```
  ///
  /// An action of the destination while nothing is presented is reported as an issue.
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
    ifLet(
      toPresentationState,
      action: CaseLiteral(toPresentationAction).path,
      destination: destination,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
