import CasePaths
import ConcurrencyExtras
import IssueReporting

extension TestStore {
  /// Sends an action, as a person's doing, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Changes the state as it was before into what is expected. Not
  ///     needed where nothing changes.
  /// - Returns: The work that the action set off.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard !isDismissed else {
      location.report(
        """
        An action was sent to a feature that has dismissed itself:

            \(debugCaseOutput(action))

        Nothing was sent.
        """
      )
      return TestStoreTask(task: nil, timeout: timeout)
    }
    checkNothingWaits(before: action, at: location)
    recorder.location = location
    let task = core.send(action)
    await Task.megaYield(count: 1)
    // The first is the action itself; its effects may have led to more within the same call.
    if let step = recorder.takeSent().first {
      assertState(
        updateStateToExpectedResult,
        after: step,
        isReceived: false,
        at: location
      )
    }
    await Task.megaYield()
    return TestStoreTask(task: task, timeout: timeout)
  }

  /// Sends an action without payload, given by its case: `send(\.view.closeButtonTapped)`.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    await send(
      action(),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Sends an action given by its case and its payload: `send(\.view.nameChanged, "Blob")`.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    await send(
      action(value),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  private func checkNothingWaits(before action: Action, at location: SourceLocation) {
    guard !recorder.received.isEmpty else { return }
    let message = """
      An action was sent while others had not been received:

      \(list(recorder.received.map(\.action)))

      Receive them first, so that the order of what happens is clear.
      """
    switch exhaustivity {
    case .on:
      location.report(message)
    case .off(let showSkippedAssertions):
      if showSkippedAssertions {
        location.inform(message)
      }
      skipReceived()
    }
  }

  func skipReceived() {
    guard let last = recorder.received.last else { return }
    state = last.state
    recorder.received = []
  }
}
