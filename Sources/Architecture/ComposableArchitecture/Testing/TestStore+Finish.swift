import ConcurrencyExtras
import Dependencies
import IssueReporting

extension TestStore {
  /// Waits until no effect is running; it is a failure if that takes longer than `timeout`.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if exhaustivity == .on, !recorder.received.isEmpty {
      location.report(
        """
        There are actions that have not been received:

        \(list(recorder.received.map(\.action)))
        """
      )
    }
    await Task.megaYield()
    let timeout = timeout ?? self.timeout
    guard await !wait(atMost: timeout, until: { recorder.inFlight.isEmpty }) else { return }
    location.report(
      """
      Effects are still running after \(timeout). They were made for these actions:

      \(list(recorder.inFlight.map(\.action)))

      \(stillRunningHint)
      """
    )
  }

  /// Takes all received actions as asserted.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await Task.megaYield()
    if strict, recorder.received.isEmpty {
      location.report("There were no received actions to skip.")
    }
    skipReceived()
  }

  /// Forgets the effects that are running. They go on, and what they send is still received.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await Task.megaYield()
    if strict, recorder.inFlight.isEmpty {
      location.report("There were no effects in flight to skip.")
    }
    recorder.forgetWork()
  }

  /// Runs `operation` with another exhaustivity.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs `operation` with another exhaustivity.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }

  /// Runs `operation` with other dependencies.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    try update(&dependencies)
    return try operation()
  }

  /// Runs `operation` with other dependencies.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    try update(&dependencies)
    return try await operation()
  }
}
