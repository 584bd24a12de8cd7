import CasePaths
import IssueLocations

// One declaration supports optionals and presentations. With a declaration for each, the compiler
// would take minutes to check the types of a chain of a dozen calls. The type checker would try
// every declaration for every call, and reject a combination only at the end of the chain. The
// disfavoured declarations do not add to these combinations, because the type checker tries
// disfavoured declarations only if no other declaration matches a call.
extension Reducer {
  /// Runs a child feature before this reducer, while the state of the child is not `nil`.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$edit, action: \.edit) {
  ///     Edit()
  ///   }
  /// ```
  ///
  /// The state of a **presented** feature is stored in a ``PresentationState``, and its actions are
  /// wrapped in a ``PresentationAction``. The feature has a `dismiss` dependency, and its state is
  /// set to `nil` after `.dismiss`. The effects of the feature are cancelled when the state is set
  /// to `nil` or the identity of the state changes. If an enclosing reducer changes the state, the
  /// effects are cancelled at the next action.
  ///
  /// The state may also be a plain **optional**, with a plain action. The effects of the child are
  /// cancelled when this reducer sets the state to `nil` or changes the identity of the state, but
  /// not when an enclosing reducer changes the state.
  ///
  /// If an action is for a child whose state is `nil`, an issue is reported, and only this reducer
  /// receives the action.
  ///
  /// - Parameters:
  ///   - toWrappedState: The property of the child's state: `\.$edit` for a presentation, or
  ///     `\.edit` for a plain optional.
  ///   - toWrappedAction: The case of the child's actions.
  ///   - wrapped: The child's reducer.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  /// - Returns: A reducer that runs the child, and then this reducer.
  @inlinable
  public func ifLet<
    WrappedState: _ChildContainer,
    WrappedAction: CasePathable,
    Wrapped: Reducer<WrappedState.ChildState, WrappedAction._Wrapped>
  >(
    _ toWrappedState: WritableKeyPath<State, WrappedState>,
    action toWrappedAction: @escaping @autoclosure () -> CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState.ChildState, WrappedAction._Wrapped> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where WrappedAction._Wrapper == WrappedState.ActionWrapper {
    _ChildReducer(
      parent: self,
      toContainer: toWrappedState,
      toContainerAction: CaseLiteral(toWrappedAction).path,
      child: wrapped(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Sets the state of an alert or a confirmation dialog to `nil` after the first action of the
  /// alert or the dialog.
  ///
  /// ```swift
  /// .ifLet(\.$alert, action: \.alert)
  /// ```
  @inlinable
  public func ifLet<WrappedState: _ChildContainer, WrappedAction: CasePathable>(
    _ toWrappedState: WritableKeyPath<State, WrappedState>,
    action toWrappedAction: @escaping @autoclosure () -> CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    WrappedAction._Wrapper == WrappedState.ActionWrapper,
    WrappedState.ChildState: _EphemeralState
  {
    _ChildReducer(
      parent: self,
      toContainer: toWrappedState,
      toContainerAction: CaseLiteral(toWrappedAction).path,
      child: EmptyReducer<WrappedState.ChildState, WrappedAction._Wrapped>(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child feature before this reducer, while the optional state of the child is not `nil`.
  /// This overload supports actions that are not `CasePathable`.
  @_disfavoredOverload
  @inlinable
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: @escaping @autoclosure () -> CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      toContainer: toWrappedState,
      toChildAction: CaseLiteral(toWrappedAction).path,
      child: wrapped(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Sets the optional state of an alert or a confirmation dialog to `nil` after the first action
  /// of the alert or the dialog. This overload supports actions that are not `CasePathable`.
  @_disfavoredOverload
  @inlinable
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: @escaping @autoclosure () -> CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      toContainer: toWrappedState,
      toChildAction: CaseLiteral(toWrappedAction).path,
      child: EmptyReducer<WrappedState, WrappedAction>(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
