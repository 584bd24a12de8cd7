import IssueReporting

extension Clock where Duration: Hashable {
  /// A sequence that emits the time, over and over, at an interval.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await _ in clock.timer(interval: .seconds(1)) {
  ///     await send(.timerTicked)
  ///   }
  /// }
  /// ```
  ///
  /// The first tick comes after one interval. The sequence ends when its task is cancelled. Ticks
  /// keep to the multiples of the interval, however long the loop's body takes; those it misses
  /// are left out.
  ///
  /// - Parameters:
  ///   - interval: The time between ticks. An interval that is not positive is reported as an issue,
  ///     and the sequence is empty then.
  ///   - tolerance: By how much a tick may be late.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    if interval <= .zero {
      reportIssue(
        """
        A timer was asked to tick at an interval of \(interval), which is not positive.

        It would tick without ever pausing, so it does not tick at all. Pass an interval above zero.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    return AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
