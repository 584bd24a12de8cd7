import CasePaths
import ConcurrencyExtras

extension TestStore {
  /// Sends an action, as a person's doing, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Changes the state as it was before into what is expected. Not
  ///     needed where nothing changes.
  ///   - file: The same as `filePath`.
  /// - Returns: The work that the action set off.
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
    let location = SourceLocation(
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

        Nothing was sent.
        """
      )
      return TestStoreTask(task: nil, timeout: timeout)
    }
    checkNothingWaits(before: action, at: location)
    recorder.location = location
    let task = core.send(action)
    // The first is the action itself; its effects may have led to more within the same call.
    let step = recorder.takeSent().first
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

  /// Sends an action without payload, given by its case: `send(\.view.closeButtonTapped)`.
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

  /// Sends an action given by its case and its payload: `send(\.view.nameChanged, "Blob")`.
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

  private func checkNothingWaits(before action: Action, at location: SourceLocation) {
    guard !recorder.received.isEmpty else { return }
    reportSkipped(
      """
      An action was sent while others had not been received:

      \(list(recorder.received.map(\.action)))

      Receive them first, so that the order of what happens is clear.
      """,
      at: location
    )
    if exhaustivity != .on {
      skipReceived()
    }
  }

  /// Reports what the test leaves out, to the extent that it must not, or that it wants to know.
  func reportSkipped(_ message: @autoclosure () -> String, at location: SourceLocation) {
    switch exhaustivity {
    case .on: location.report(message())
    case .off(showSkippedAssertions: true): location.inform(message())
    case .off(showSkippedAssertions: false): break
    }
  }

  func skipReceived() {
    guard let last = recorder.received.last else { return }
    state = last.state
    recorder.received = []
  }
}
