import ConcurrencyExtras

extension TestStore {
  /// Asserts the expected action. Waits for the action if necessary.
  func receive(
    _ expected: ExpectedAction<Action>,
    timeout: Duration?,
    assert update: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) async {
    await waitForAction(expected, timeout: timeout ?? self.timeout, at: location)
    guard !recorder.received.isEmpty else {
      return reportNothingReceived(expected, at: location)
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
        location.inform("Received actions were skipped:\n\n\(list(earlier))")
      }
      state = recorder.received[index - 1].state
      recorder.received.removeFirst(index)
    }
    assertState(update, after: recorder.received.removeFirst(), isReceived: true, at: location)
    await settle()
  }

  private func waitForAction(
    _ expected: ExpectedAction<Action>,
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
    guard !isHere(), recorder.received.isEmpty || !didArrive else { return }
    location.report(
      didArrive
        ? """
        The effects that were running have ended, and none of them sent the expected action. Has \
        the one that sends it been cancelled?
        """
        : """
        The expected action did not come within \(timeout), and these actions have effects that \
        are still running:

        \(list(recorder.inFlight.map(\.action)))

        \(stillRunningHint)
        """
    )
  }

  private func reportNothingReceived(
    _ expected: ExpectedAction<Action>,
    at location: SourceLocation
  ) {
    location.report(
      """
      No action was received. Expected:

      \(expected.describe().indented(by: 4))

      An action is received when an effect sends it. Does the reducer return that effect, and has \
      the test done what the effect waits for?
      """
    )
  }

  private func reportNoMatch(_ expected: ExpectedAction<Action>, at location: SourceLocation) {
    guard exhaustivity == .on else {
      location.report(
        """
        The expected action is not among those that were received. Expected:

        \(expected.describe().indented(by: 4))

        Received:

        \(list(recorder.received.map(\.action)))
        """
      )
      return
    }
    location.report(
      """
      Another action was received than the one expected.

      \(expected.comparison(with: recorder.received[0].action))
      """
    )
  }

  private func reportOutOfOrder(
    _ expected: ExpectedAction<Action>,
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
}
