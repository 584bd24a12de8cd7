import ConcurrencyExtras
import IssueLocations

extension TestStore {
  /// Asserts that the expected action is received. Waits for the action if necessary.
  func receive(
    _ expected: ExpectedAction<Action>,
    timeout: Duration?,
    assert update: ((inout State) throws -> Void)?,
    at location: IssueLocation
  ) async {
    await waitForAction(expected, timeout: timeout ?? self.timeout, at: location)
    guard !recorder.received.isEmpty else {
      return reportNothingReceived(expected, at: location)
    }
    let isExhaustive = exhaustivity == .on
    guard let index = recorder.received.firstIndex(where: { expected.matches($0.action) }) else {
      reportNoMatch(expected, at: location)
      if isExhaustive {
        skip(to: recorder.received.removeFirst())
      }
      return
    }
    if index > 0 {
      let earlier = recorder.received[..<index].map(\.action)
      if isExhaustive {
        reportOutOfOrder(expected, earlier: earlier, at: location)
        skip(to: recorder.received.removeFirst())
        return
      }
      if exhaustivity == .off(showSkippedAssertions: true) {
        location.reportInfo("Received actions were skipped:\n\n\(list(earlier))")
      }
      skip(to: recorder.received[index - 1])
      recorder.received.removeFirst(index)
    }
    assertState(update, after: recorder.received.removeFirst(), isReceived: true, at: location)
    await settle()
  }

  private func waitForAction(
    _ expected: ExpectedAction<Action>,
    timeout: Duration,
    at location: IssueLocation
  ) async {
    let hasReceived: @MainActor () -> Bool = { [self] in
      exhaustivity == .on
        ? !recorder.received.isEmpty
        : recorder.received.contains { expected.matches($0.action) }
    }
    guard !hasReceived(), !recorder.inFlight.isEmpty else { return }
    let didFinishInTime = await wait(atMost: timeout) { [self] in
      hasReceived() || recorder.inFlight.isEmpty
    }
    guard !hasReceived(), recorder.received.isEmpty || !didFinishInTime else { return }
    location.report(
      didFinishInTime
        ? """
        The in-flight effects have finished, and no effect sent the expected action. Check whether \
        the effect that sends the action was cancelled.
        """
        : """
        The expected action was not received within \(timeout). The effects of these actions are \
        still running:

        \(list(recorder.inFlight.map(\.action)))

        \(stillRunningHint)
        """
    )
  }

  private func reportNothingReceived(
    _ expected: ExpectedAction<Action>,
    at location: IssueLocation
  ) {
    location.report(
      """
      No action was received. Expected:

      \(expected.describe().indented(by: 4))

      An action is received when an effect sends the action. Check that the reducer returns the \
      effect, and that the test triggers the event for which the effect waits.
      """
    )
  }

  private func reportNoMatch(_ expected: ExpectedAction<Action>, at location: IssueLocation) {
    guard exhaustivity == .on else {
      location.report(
        """
        The expected action is not among the received actions. Expected:

        \(expected.describe().indented(by: 4))

        Received:

        \(list(recorder.received.map(\.action)))
        """
      )
      return
    }
    location.report(
      """
      Another action was received instead of the expected action.

      \(expected.comparison(with: recorder.received[0].action))
      """
    )
  }

  private func reportOutOfOrder(
    _ expected: ExpectedAction<Action>,
    earlier: [Action],
    at location: IssueLocation
  ) {
    location.report(
      """
      The expected action was received after other actions. Expected:

      \(expected.describe().indented(by: 4))

      Received before the expected action:

      \(list(earlier))

      Assert the other actions first.
      """
    )
  }
}
