import IssueReporting

extension Clock where Duration: Hashable {
  /// Returns a sequence that emits the current time repeatedly, at an interval.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await _ in clock.timer(interval: .seconds(1)) {
  ///     await send(.timerTicked)
  ///   }
  /// }
  /// ```
  ///
  /// The first tick is emitted after one interval. The sequence ends when the task that iterates
  /// over the sequence is cancelled. Ticks occur at multiples of the interval, regardless of the
  /// duration of the loop's body. Ticks that are missed while the body runs are skipped.
  ///
  /// - Parameters:
  ///   - interval: The time between ticks. If the interval is not positive, the function reports an
  ///     issue and returns an empty sequence.
  ///   - tolerance: The allowed delay of each tick.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  /// - Returns: A sequence that emits the clock's time at each tick.
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
        A timer was created with the interval \(interval), which is not positive.

        The timer does not tick, because it would tick without a pause. Pass an interval greater \
        than zero.
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
