import CasePaths
import IssueLocations

// Overloads for tests that were written before `Duration`, with timeouts in nanoseconds.

extension TestStore {
  /// Asserts that an effect has sent `expectedAction` within a number of nanoseconds.
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      .action(expectedAction),
      timeout: Duration(nanoseconds: nanoseconds),
      assert: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action for which `isMatching` returns `true`, within a
  /// number of nanoseconds.
  @_disfavoredOverload
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      .anyAction(where: isMatching),
      timeout: Duration(nanoseconds: nanoseconds),
      assert: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action of the given case within a number of nanoseconds.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      .anyAction(in: AnyCasePath(actionCase)),
      timeout: Duration(nanoseconds: nanoseconds),
      assert: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action of the given case with the given payload within a
  /// number of nanoseconds.
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      .action(in: AnyCasePath(actionCase), payload: value),
      timeout: Duration(nanoseconds: nanoseconds),
      assert: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action of the given case within a number of nanoseconds.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      .anyAction(in: actionCase),
      timeout: Duration(nanoseconds: nanoseconds),
      assert: updateStateToExpectedResult,
      at: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
    )
  }

  /// Waits until all effects have finished. The test fails if the effects do not finish within a
  /// number of nanoseconds.
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: Duration(nanoseconds: nanoseconds),
      fileID: fileID,
      filePath: file ?? filePath,
      line: line,
      column: column
    )
  }
}

extension TestStoreTask {
  /// Waits until the work has finished. The test fails if the work does not finish within a number
  /// of nanoseconds.
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: Duration(nanoseconds: nanoseconds),
      fileID: fileID,
      filePath: file ?? filePath,
      line: line,
      column: column
    )
  }
}
