import CasePaths
import IssueLocations

extension TestStore {
  /// Asserts that an effect has sent `expectedAction`, and asserts the change of the state. Waits
  /// for the action if necessary.
  ///
  /// ```swift
  /// await store.receive(.factResponse("42 is the answer.")) {
  ///   $0.fact = "42 is the answer."
  /// }
  /// ```
  ///
  /// The test fails if the action is not received in time. An exhaustive test also fails if a
  /// different action is received first.
  ///
  /// - Parameters:
  ///   - expectedAction: The expected action.
  ///   - timeout: The maximum time to wait. Defaults to ``timeout``.
  ///   - updateStateToExpectedResult: Changes the given state to the expected state.
  ///   - fileID: The ID of the file in which failures are reported.
  ///   - filePath: The path of the file in which failures are reported.
  ///   - file: An older name of `filePath`.
  ///   - line: The line at which failures are reported.
  ///   - column: The column at which failures are reported.
  public func receive(
    _ expectedAction: Action,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      .action(expectedAction),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action for which `isMatching` returns `true`.
  ///
  /// ```swift
  /// await store.receive { $0.is(\.path.popFrom) }
  /// ```
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      .anyAction(where: isMatching),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action of the given case, with any payload:
  /// `receive(\.path.popFrom)`.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      .anyAction(in: AnyCasePath(actionCase)),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action of the given case with the given payload:
  /// `receive(\.factResponse, "42 is the answer.")`.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      .action(in: AnyCasePath(actionCase), payload: value),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action of the given case, with any payload:
  /// `receive(/Action.factResponse)`.
  ///
  /// Prefer a case key path, `receive(\.factResponse)`, if the action is `CasePathable`.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      .anyAction(in: actionCase),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
    )
  }

  /// Unavailable, because actions that are not `Equatable` cannot be compared.
  @available(
    *,
    unavailable,
    message: """
      Pass the case path of the expected action, 'store.receive(\\.response)', or conform 'Action' \
      to 'Equatable' to compare whole actions.
      """
  )
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    preconditionFailure("Unavailable")
  }
}
