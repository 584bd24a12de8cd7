import CasePaths

extension TestStore {
  /// Asserts that an effect has sent `expectedAction`, waiting for it if need be, and how the state
  /// changes.
  ///
  /// ```swift
  /// await store.receive(.factResponse("42 is the answer.")) {
  ///   $0.fact = "42 is the answer."
  /// }
  /// ```
  ///
  /// It is a failure if no action comes in time, or if another comes first.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - timeout: How long to wait; ``timeout`` if `nil`.
  ///   - updateStateToExpectedResult: Changes the state as it was before into what is expected.
  ///   - file: The same as `filePath`.
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
      .action(expectedAction) { $0 == expectedAction },
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: SourceLocation(
        fileID: fileID,
        filePath: file ?? filePath,
        line: line,
        column: column
      )
    )
  }

  /// Asserts that an effect has sent an action for which `isMatching` holds.
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
      ExpectedAction(matches: isMatching) { "an action that the closure accepts" },
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: SourceLocation(
        fileID: fileID,
        filePath: file ?? filePath,
        line: line,
        column: column
      )
    )
  }

  /// Asserts that an effect has sent an action of the given case, whatever its payload:
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
      .anything(in: AnyCasePath(actionCase)),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: SourceLocation(
        fileID: fileID,
        filePath: file ?? filePath,
        line: line,
        column: column
      )
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
    let path = AnyCasePath(actionCase)
    await receive(
      .action(path.embed(value)) { path.extract(from: $0) == value },
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: SourceLocation(
        fileID: fileID,
        filePath: file ?? filePath,
        line: line,
        column: column
      )
    )
  }

  /// Asserts that an effect has sent an action of the given case, whatever its payload:
  /// `receive(/Action.factResponse)`.
  ///
  /// Prefer a case key path, `receive(\.factResponse)`, where the action is `CasePathable`.
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
      .anything(in: actionCase),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: SourceLocation(
        fileID: fileID,
        filePath: file ?? filePath,
        line: line,
        column: column
      )
    )
  }

  /// Not possible: actions that aren't `Equatable` can't be told from each other.
  @available(
    *,
    unavailable,
    message: """
      Name the case that is expected, 'store.receive(\\.response)', or make 'Action' conform to \
      'Equatable' to compare whole actions.
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
