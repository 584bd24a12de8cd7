import ConcurrencyExtras
import IssueLocations

extension TestStore {
  /// Skips all received actions, and sets ``state`` to the state after the last received action.
  ///
  /// - Parameters:
  ///   - strict: Whether the test fails if there are no received actions.
  ///   - fileID: The ID of the file in which failures are reported.
  ///   - filePath: The path of the file in which failures are reported.
  ///   - file: An older name of `filePath`.
  ///   - line: The line at which failures are reported.
  ///   - column: The column at which failures are reported.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(
      fileID: fileID,
      filePath: file ?? filePath,
      line: line,
      column: column
    )
    await Task.megaYield()
    if strict, recorder.received.isEmpty {
      location.report(
        """
        There were no received actions to skip.

        Remove the call, or pass 'strict: false' if there may be no received actions.
        """
      )
    }
    if exhaustivity == .off(showSkippedAssertions: true), !recorder.received.isEmpty {
      location.reportInfo(
        "Received actions were skipped:\n\n\(list(recorder.received.map(\.action)))"
      )
    }
    skipReceived()
  }

  /// Stops tracking the in-flight effects. The effects are not cancelled, and the actions that the
  /// effects send are still received.
  ///
  /// - Parameters:
  ///   - strict: Whether the test fails if no effects are in flight.
  ///   - fileID: The ID of the file in which failures are reported.
  ///   - filePath: The path of the file in which failures are reported.
  ///   - file: An older name of `filePath`.
  ///   - line: The line at which failures are reported.
  ///   - column: The column at which failures are reported.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    file: StaticString? = nil,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(
      fileID: fileID,
      filePath: file ?? filePath,
      line: line,
      column: column
    )
    await Task.megaYield()
    if strict, recorder.inFlight.isEmpty {
      location.report(
        """
        There were no in-flight effects to skip.

        Remove the call, or pass 'strict: false' if there may be no in-flight effects.
        """
      )
    }
    if exhaustivity == .off(showSkippedAssertions: true), !recorder.inFlight.isEmpty {
      location.reportInfo(
        "The effects of these actions were skipped:\n\n\(list(recorder.inFlight.map(\.action)))"
      )
    }
    recorder.removeRunningEffects()
  }
}
