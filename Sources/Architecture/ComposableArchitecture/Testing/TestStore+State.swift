import CasePaths
import CustomDump
import Dependencies
import IssueLocations
import IssueReporting
import Sharing

extension TestStore {
  /// Asserts the current state, without sending or receiving an action.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let step = TestRecorder<State, Action>.Expectation(
      state: state,
      sharedValues: recorder.sharedChanges.snapshot(),
      stackElementIDs: dependencies.stackElementID.copy()
    )
    compare(
      updateStateToExpectedResult,
      to: step,
      subject: "an assertion",
      allowsNoChange: true,
      at: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
    )
  }

  func assertState(
    _ update: ((inout State) throws -> Void)?,
    after step: TestRecorder<State, Action>.Step,
    isReceived: Bool,
    at location: IssueLocation
  ) {
    compare(
      update,
      to: TestRecorder.Expectation(
        state: step.state,
        sharedValues: step.sharedValues,
        stackElementIDs: step.stackElementIDs
      ),
      subject: isReceived ? "a received action" : "an action that was sent",
      allowsNoChange: false,
      at: location
    )
    state = step.state
  }

  private func compare(
    _ update: ((inout State) throws -> Void)?,
    to expectation: TestRecorder<State, Action>.Expectation,
    subject: String,
    allowsNoChange: Bool,
    at location: IssueLocation
  ) {
    let assertion = sharedAssertion(of: expectation, isExhaustive: exhaustivity == .on)
    assertion.run {
      compare(
        update,
        to: expectation,
        assertion,
        subject: subject,
        allowsNoChange: allowsNoChange,
        at: location
      )
    }
    recorder.sharedChanges.didAssert(expectation.sharedValues)
  }

  private func sharedAssertion(
    of expectation: TestRecorder<State, Action>.Expectation,
    isExhaustive: Bool
  ) -> SharedAssertion {
    SharedAssertion(
      tracker: recorder.sharedChanges,
      snapshot: expectation.sharedValues,
      isExhaustive: isExhaustive
    )
  }

  private func compare(
    _ update: ((inout State) throws -> Void)?,
    to expectation: TestRecorder<State, Action>.Expectation,
    _ assertion: SharedAssertion,
    subject: String,
    allowsNoChange: Bool,
    at location: IssueLocation
  ) {
    let actual = expectation.state
    switch exhaustivity {
    case .on:
      guard let expected = apply(update, to: state, expectation, at: location) else { return }
      if expected != actual {
        location.report(mismatch(subject, expected, actual, isAsserted: update != nil))
      } else if !assertion.differences.isEmpty {
        reportSharedDifferences(assertion, subject: subject, at: location)
      } else if expected == state, update != nil, !allowsNoChange, !assertion.isModified {
        location.report(
          """
          The closure after \(subject) changed nothing, and the state did not change.

          Remove the closure if no change is expected. If a change is expected, the closure \
          assigns values that the state already had.
          """
        )
      }
    case .off(let showSkippedAssertions):
      let expected = XCTModifyLocals.$isExhaustive.withValue(false) {
        apply(update, to: actual, expectation, at: location)
      }
      guard let expected else { return }
      if expected != actual {
        location.report(mismatch(subject, expected, actual, isAsserted: true))
      } else if !assertion.differences.isEmpty {
        reportSharedDifferences(assertion, subject: subject, at: location)
      } else if showSkippedAssertions {
        reportUnassertedChanges(update, expectation, subject: subject, at: location)
      }
    }
  }

  private func reportUnassertedChanges(
    _ update: ((inout State) throws -> Void)?,
    _ expectation: TestRecorder<State, Action>.Expectation,
    subject: String,
    at location: IssueLocation
  ) {
    sharedAssertion(of: expectation, isExhaustive: true).run {
      let complete = withoutFailures {
        apply(update, to: state, expectation, at: location) ?? state
      }
      guard complete != expectation.state else { return }
      location.reportInfo(
        """
        The state after \(subject) changed in ways that are not asserted.

        \(comparison(complete, expectation.state))
        """
      )
    }
  }

  /// Reports the differences of shared values that are not a part of the state.
  private func reportSharedDifferences(
    _ assertion: SharedAssertion,
    subject: String,
    at location: IssueLocation
  ) {
    location.report(
      """
      Shared values after \(subject) differ from the asserted values.

      \(Self.list(differences: assertion.differences))

      (Expected: −, Actual: +)
      """
    )
  }

  static func list(differences: [String]) -> String {
    differences.map { $0.indented(by: 4) }.joined(separator: "\n\n")
  }

  /// Returns the state after the closure has changed the state. Without a closure, returns the
  /// unchanged state. If the closure throws, reports a failure and returns `nil`. In the closure,
  /// the generator of stack element identifiers returns the identifiers that the feature received.
  private func apply(
    _ update: ((inout State) throws -> Void)?,
    to state: State,
    _ expectation: TestRecorder<State, Action>.Expectation,
    at location: IssueLocation
  ) -> State? {
    guard let update else { return state }
    var state = state
    var dependencies = dependencies
    dependencies.stackElementID = expectation.stackElementIDs.copy()
    do {
      try DependencyValues.withCurrent(dependencies) { try update(&state) }
      return state
    } catch {
      location.report("The closure that asserts the state threw an error: \(error)")
      return nil
    }
  }

  private func mismatch(
    _ subject: String,
    _ expected: State,
    _ actual: State,
    isAsserted: Bool
  ) -> String {
    isAsserted
      ? """
      The state after \(subject) differs from the asserted state.

      \(comparison(expected, actual))
      """
      : """
      The state changed after \(subject), and no closure asserts it.

      \(comparison(expected, actual))
      """
  }

  private func comparison(_ expected: State, _ actual: State) -> String {
    if let difference = proportionalDifference(expected, actual) {
      return """
        \(difference.indented(by: 4))

        (Expected: −, Actual: +)
        """
    }
    return """
      Expected:

      \(String(customDumping: expected).indented(by: 4))

      Actual:

      \(String(customDumping: actual).indented(by: 4))

      The descriptions are equal, but '==' returns 'false'. Check the properties that '==' compares.
      """
  }

  /// Calls `operation`, which calls an assertion closure with a state for which the closure was not
  /// written. Issues that the assertion closure reports do not fail the test.
  private func withoutFailures(_ operation: () -> State) -> State {
    withIssueReporters([]) {
      guard case .swiftTesting = TestContext.current else { return operation() }
      var result: State?
      withExpectedIssue(isIntermittent: true) { result = operation() }
      return result ?? operation()
    }
  }
}

extension TestRecorder {
  struct Expectation {
    let state: State
    let sharedValues: SharedSnapshot
    let stackElementIDs: StackElementIDGenerator
  }
}
