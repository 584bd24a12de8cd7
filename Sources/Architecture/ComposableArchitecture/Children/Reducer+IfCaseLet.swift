import CasePaths
import IssueLocations

extension Reducer {
  /// Runs a child feature before this reducer, while the state is in the case of the child.
  ///
  /// ```swift
  /// Reduce { state, action in
  ///   switch action {
  ///   case .login(.response(.success)):
  ///     state = .home(Home.State())
  ///     return .none
  ///   default:
  ///     return .none
  ///   }
  /// }
  /// .ifCaseLet(\.login, action: \.login) { Login() }
  /// .ifCaseLet(\.home, action: \.home) { Home() }
  /// ```
  ///
  /// The effects of the child are cancelled when this reducer changes the case of the state or the
  /// identity of the child's state. If an action of the child is received while the state is in
  /// another case, an issue is reported, and only this reducer receives the action.
  ///
  /// - Parameters:
  ///   - toCaseState: The case of the child's state.
  ///   - toCaseAction: The case of the child's actions.
  ///   - case: The child's reducer.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  /// - Returns: A reducer that runs the child, and then this reducer.
  @inlinable
  public func ifCaseLet<CaseState, CaseAction, Child: Reducer<CaseState, CaseAction>>(
    _ toCaseState: @escaping @autoclosure () -> CaseKeyPath<State, CaseState>,
    action toCaseAction: @escaping @autoclosure () -> CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where State: CasePathable {
    _IfCaseLetReducer(
      parent: self,
      toChildState: CaseLiteral(toCaseState).path,
      toChildAction: CaseLiteral(toCaseAction).path,
      child: `case`(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
