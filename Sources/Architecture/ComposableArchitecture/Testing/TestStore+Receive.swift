import CasePaths
import ConcurrencyExtras
import CustomDump
import IssueReporting

extension TestStore {
  /// Asserts that an effect has sent `expectedAction`, waiting for it if need be, and how the state
  /// changes.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - timeout: How long to wait; ``timeout`` if `nil`.
  ///   - updateStateToExpectedResult: Changes the state as it was before into what is expected.
  public func receive(
    _ expectedAction: Action,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      Expected(
        matches: { $0 == expectedAction },
        describe: { "\(String(customDumping: expectedAction))" },
        difference: { actual in
          diff(expectedAction, actual, format: .proportional)
            .map { "\($0)\n\n(Expected: −, Received: +)" }
        }
      ),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action for which `isMatching` holds.
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      Expected(matches: isMatching, describe: { "an action that the predicate accepts" }),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
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
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let path = AnyCasePath(actionCase)
    await receive(
      Expected(
        matches: { path.extract(from: $0) != nil },
        describe: { "an action of the case \(actionCase)" }
      ),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action of the given case with the given payload.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let path = AnyCasePath(actionCase)
    await receive(
      Expected(
        matches: { path.extract(from: $0) == value },
        describe: { "an action of the case \(actionCase) with \(String(customDumping: value))" }
      ),
      timeout: timeout,
      assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// What `receive` waits for.
  private struct Expected {
    let matches: (Action) -> Bool
    let describe: () -> String
    var difference: (Action) -> String? = { _ in nil }
  }

  private func receive(
    _ expected: Expected,
    timeout: Duration?,
    assert update: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) async {
    await waitForAction(expected, timeout: timeout ?? self.timeout, at: location)
    guard !recorder.received.isEmpty else {
      location.report(
        """
        No action was received. Expected:

        \(expected.describe().indented(by: 4))
        """
      )
      return
    }
    let isExhaustive = exhaustivity == .on
    guard let index = recorder.received.firstIndex(where: { expected.matches($0.action) }) else {
      reportNoMatch(expected, at: location)
      if isExhaustive {
        state = recorder.received.removeFirst().state
      }
      return
    }
    if index > 0 {
      let earlier = recorder.received[..<index].map(\.action)
      if isExhaustive {
        reportOutOfOrder(expected, earlier: earlier, at: location)
        state = recorder.received.removeFirst().state
        return
      }
      if exhaustivity == .off(showSkippedAssertions: true) {
        location.inform("Actions were skipped:\n\n\(list(earlier))")
      }
      state = recorder.received[index - 1].state
      recorder.received.removeFirst(index)
    }
    assertState(update, after: recorder.received.removeFirst(), isReceived: true, at: location)
    await Task.megaYield()
  }

  private func waitForAction(
    _ expected: Expected,
    timeout: Duration,
    at location: SourceLocation
  ) async {
    let isHere: @MainActor () -> Bool = { [self] in
      exhaustivity == .on
        ? !recorder.received.isEmpty
        : recorder.received.contains { expected.matches($0.action) }
    }
    guard !isHere(), !recorder.inFlight.isEmpty else { return }
    let didArrive = await wait(atMost: timeout) { [self] in
      isHere() || recorder.inFlight.isEmpty
    }
    guard recorder.received.isEmpty, !didArrive || recorder.inFlight.isEmpty else { return }
    location.report(
      recorder.inFlight.isEmpty
        ? "The effects that ran have ended without sending the expected action."
        : """
        The expected action did not come within \(timeout), while effects were running.

        \(stillRunningHint)
        """
    )
  }

  private func reportNoMatch(_ expected: Expected, at location: SourceLocation) {
    let next = recorder.received[0].action
    if exhaustivity == .on {
      location.report(
        """
        Another action was received than the one expected.

        \((expected.difference(next) ?? both(expected, next)).indented(by: 4))
        """
      )
    } else {
      location.report(
        """
        The expected action is not among those that were received. Expected:

        \(expected.describe().indented(by: 4))

        Received:

        \(list(recorder.received.map(\.action)))
        """
      )
    }
  }

  private func reportOutOfOrder(
    _ expected: Expected,
    earlier: [Action],
    at location: SourceLocation
  ) {
    location.report(
      """
      The expected action was received, but others came before it. Expected:

      \(expected.describe().indented(by: 4))

      Received before it:

      \(list(earlier))

      Assert those first.
      """
    )
  }

  private func both(_ expected: Expected, _ action: Action) -> String {
    """
    Expected:
    \(expected.describe())

    Received:
    \(String(customDumping: action))
    """
  }
}
