import ConcurrencyExtras
import IssueLocations
import Sharing

extension TestStore {
  /// Waits until all effects have finished. The test fails if the effects do not finish in
  /// `timeout`. An exhaustive test also fails if an effect has sent an action that the test has not
  /// received before the call.
  public func finish(
    timeout: Duration? = nil,
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
    if !recorder.received.isEmpty {
      reportSkipped(
        """
        There are actions that have not been received:

        \(list(recorder.received.map(\.action)))

        Assert the actions with 'receive' before this call, or skip the actions with \
        'skipReceivedActions'.
        """,
        at: location
      )
    }
    await Task.megaYield()
    let timeout = timeout ?? self.timeout
    guard await !wait(atMost: timeout, until: { recorder.inFlight.isEmpty }) else {
      return checkSharedChanges(at: location)
    }
    location.report(
      """
      Effects are still running after \(timeout). The effects were returned for these actions:

      \(list(recorder.inFlight.map(\.action)))

      \(stillRunningHint)
      """
    )
  }

  private func checkSharedChanges(at location: IssueLocation) {
    guard let message = unassertedSharedChanges() else { return }
    reportSkipped(message, at: location)
    recorder.sharedChanges.reset()
  }

  /// Returns a message about the changes of shared values that the test has not asserted, or `nil`
  /// if there are no such changes.
  func unassertedSharedChanges() -> String? {
    let changes = recorder.sharedChanges
    let differences = SharedAssertion(tracker: changes, snapshot: changes.snapshot()).differences
    guard !differences.isEmpty else { return nil }
    return """
      Shared values changed, and the test did not assert the changes.

      \(Self.list(differences: differences))

      (Expected: −, Actual: +)

      Assert changes that an effect makes without an action with 'store.assert'.
      """
  }
}
