import CasePaths
import CustomDump
import Dependencies
import IssueReporting

extension TestStore {
  /// Asserts the state as it is, without an action.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let step = TestRecorder<State, Action>.Expectation(
      state: state,
      stackElementIDs: dependencies.stackElementID.copy()
    )
    compare(
      updateStateToExpectedResult,
      to: step,
      subject: "an assertion",
      allowsNoChange: true,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  func assertState(
    _ update: ((inout State) throws -> Void)?,
    after step: TestRecorder<State, Action>.Step,
    isReceived: Bool,
    at location: SourceLocation
  ) {
    compare(
      update,
      to: TestRecorder.Expectation(state: step.state, stackElementIDs: step.stackElementIDs),
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
    at location: SourceLocation
  ) {
    let actual = expectation.state
    switch exhaustivity {
    case .on:
      let expected = apply(update, to: state, expectation, at: location)
      if expected != actual {
        location.report(mismatch(subject, expected, actual, isAsserted: update != nil))
      } else if expected == state, update != nil, !allowsNoChange {
        location.report(
          """
          The closure after \(subject) changed nothing, and nothing did change.

          Leave the closure out if no change is expected. If one is, what it assigns is what was \
          there before.
          """
        )
      }
    case .off(let showSkippedAssertions):
      let expected = XCTModifyLocals.$isExhaustive.withValue(false) {
        apply(update, to: actual, expectation, at: location)
      }
      if expected != actual {
        location.report(mismatch(subject, expected, actual, isAsserted: true))
      } else if showSkippedAssertions {
        let complete = withIssueReporters([]) {
          apply(update, to: state, expectation, at: location)
        }
        if complete != actual {
          location.inform(mismatch(subject, complete, actual, isAsserted: update != nil))
        }
      }
    }
  }

  /// The state that the closure makes of `state`. It hands out ids of stack elements as the feature
  /// did, without using any up.
  private func apply(
    _ update: ((inout State) throws -> Void)?,
    to state: State,
    _ expectation: TestRecorder<State, Action>.Expectation,
    at location: SourceLocation
  ) -> State {
    guard let update else { return state }
    var state = state
    var dependencies = dependencies
    dependencies.stackElementID = expectation.stackElementIDs.copy()
    do {
      try DependencyValues.withCurrent(dependencies) { try update(&state) }
    } catch {
      location.report("The closure that asserts the state threw an error: \(error)")
    }
    return state
  }

  private func mismatch(
    _ subject: String,
    _ expected: State,
    _ actual: State,
    isAsserted: Bool
  ) -> String {
    let difference =
      diff(expected, actual, format: .proportional)
        ?? """
        Expected:
        \(String(customDumping: expected))

        Actual:
        \(String(customDumping: actual))
        """
    let heading =
      isAsserted
      ? "The state after \(subject) is not what was asserted."
      : "The state changed after \(subject), and no closure asserts it."
    return """
      \(heading)

      \(difference.indented(by: 4))

      (Expected: −, Actual: +)
      """
  }
}

extension TestRecorder {
  struct Expectation {
    let state: State
    let stackElementIDs: StackElementIDGenerator
  }
}

extension SourceLocation {
  /// Shows a message that is no failure.
  func inform(_ message: String) {
    // Not `withExpectedIssue`: under XCTest on Linux that fails the test.
    for reporter in IssueReporters.current {
      reporter.expectIssue(
        message,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}
