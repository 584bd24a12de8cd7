import CasePaths
import ConcurrencyExtras
import IssueLocations

extension TestStore {
  /// Sends an action, as a view does, and asserts the change of the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Changes the given state to the expected state. Omit the
  ///     closure if no change is expected.
  ///   - fileID: The ID of the file in which failures are reported.
  ///   - filePath: The path of the file in which failures are reported.
  ///   - file: An older name of `filePath`.
  ///   - line: The line at which failures are reported.
  ///   - column: The column at which failures are reported.
  /// - Returns: The work that the action started.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = IssueLocation(
      fileID: fileID,
      filePath: file ?? filePath,
      line: line,
      column: column
    )
    guard !isDismissed else {
      location.report(
        """
        An action was sent to a feature that has dismissed itself:

            \(debugCaseOutput(action))

        The feature did not receive the action. Send no actions after the feature called 'dismiss'.
        """
      )
      return TestStoreTask(task: nil, timeout: timeout)
    }
    checkNoUnreceivedActions(before: action, at: location)
    recorder.location = location
    let task = recorder.sharedChanges.track { core.send(action) }
    // The first step is the action itself. The actions that effects have sent during the call are
    // in `received`.
    let step = recorder.removeSent().first
    await Task.megaYield(count: 1)
    if let step {
      assertState(
        updateStateToExpectedResult,
        after: step,
        isReceived: false,
        at: location
      )
    }
    await settle()
    return TestStoreTask(task: task, timeout: timeout)
  }

  /// Sends an action without a payload, given its case: `send(\.view.closeButtonTapped)`.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      filePath: file ?? filePath,
      line: line,
      column: column
    )
  }

  /// Sends an action, given its case and its payload: `send(\.view.nameChanged, "Blob")`.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(value),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      filePath: file ?? filePath,
      line: line,
      column: column
    )
  }

  private func checkNoUnreceivedActions(before action: Action, at location: IssueLocation) {
    guard !recorder.received.isEmpty else { return }
    reportSkipped(
      """
      An action was sent while earlier actions had not been received:

      \(list(recorder.received.map(\.action)))

      Receive these actions before the next 'send', so that the order of the actions is clear.
      """,
      at: location
    )
    if exhaustivity != .on {
      skipReceived()
    }
  }

  /// Reports a skipped assertion, depending on `exhaustivity`: as a failure, as information or not
  /// at all.
  func reportSkipped(_ message: @autoclosure () -> String, at location: IssueLocation) {
    switch exhaustivity {
    case .on: location.report(message())
    case .off(showSkippedAssertions: true): location.reportInfo(message())
    case .off(showSkippedAssertions: false): break
    }
  }

  /// Sets ``state`` to the state after a step, without an assertion.
  func skip(to step: TestRecorder<State, Action>.Step) {
    state = step.state
    recorder.sharedChanges.didAssert(step.sharedValues)
  }

  func skipReceived() {
    guard let last = recorder.received.last else { return }
    skip(to: last)
    recorder.received = []
  }
}
