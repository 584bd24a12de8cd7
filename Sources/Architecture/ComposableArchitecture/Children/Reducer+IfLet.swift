import CasePaths

// One declaration serves optionals and presentations. Were there one for each, a dozen of them in a
// chain would keep the type checker busy for minutes: it would try one after the other at each place,
// and find out at the end of the chain. The declarations that are marked as disfavoured are no such
// choice; it turns to them only where the first doesn't fit at all.
extension Reducer {
  /// Runs a child feature on its state, while there is any, before this reducer.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$edit, action: \.edit) {
  ///     Edit()
  ///   }
  /// ```
  ///
  /// A feature that is **presented**, whose state is in a ``PresentationState`` and whose actions are in
  /// a ``PresentationAction``, is given a `dismiss` dependency, and its state is removed on `.dismiss`.
  /// What it runs is cancelled when its state goes away or becomes another's, whoever did that.
  ///
  /// The state may also be a plain **optional**, and the action a plain one. Then what the child runs is
  /// cancelled when this reducer removes its state or puts that of another in its place.
  ///
  /// An action for a child that isn't there is reported, and left to this reducer.
  ///
  /// - Parameters:
  ///   - toWrappedState: Where the child's state is: `\.$edit`, or `\.edit` for a plain optional.
  ///   - toWrappedAction: Where its actions are.
  ///   - wrapped: The child's reducer.
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
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Shows an alert or a confirmation dialog: its state is removed after any of its actions.
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
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child feature on an optional part of the state; for a child whose actions are not
  /// `CasePathable`.
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
    ifLet(
      toWrappedState,
      action: CaseLiteral(toWrappedAction).path,
      then: wrapped,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Shows an alert or a confirmation dialog whose actions are not `CasePathable`.
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
    ifLet(
      toWrappedState,
      action: CaseLiteral(toWrappedAction).path,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
