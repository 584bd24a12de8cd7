import Dependencies
import IssueReporting

extension Effect {
  /// Runs asynchronous work that may send any number of actions.
  ///
  /// ```swift
  /// case .startTimerButtonTapped:
  ///   return .run { send in
  ///     for await _ in clock.timer(interval: .seconds(1)) {
  ///       await send(.timerTicked)
  ///     }
  ///   }
  /// ```
  ///
  /// The work starts after the call of `Store.send` that led to it, in a task of its own that sees
  /// the dependencies in force where `run` was called. What it sends is reduced under the store's
  /// dependencies.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; `nil` takes the one of the caller.
  ///   - name: A name for the task, for debuggers.
  ///   - operation: The work. A `CancellationError` it throws, and any error after it was
  ///     cancelled, just ends it. The work also runs if it is cancelled before it starts, in a task
  ///     that is cancelled, so that it cleans up.
  ///   - handler: What to do with another error. Without it the error is reported as an issue.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    withEscapedDependencies { escaped in
      Self(
        .run(
          Run(name: name, priority: priority) { send in
            await escaped.yield {
              await carryOut(operation, with: send) { error in
                guard let handler else {
                  reportIssue(
                    unhandledError(error, fileID: fileID, line: line),
                    fileID: fileID,
                    filePath: filePath,
                    line: line,
                    column: column
                  )
                  return
                }
                await handler(error, send)
              }
            }
          }
        )
      )
    }
  }

  /// Carries out an operation away from the main actor, and returns wherever the operation has ended,
  /// which is often there: its last `send`. Going away once more would be for nothing.
  @concurrent
  private static func carryOut(
    _ operation: @Sendable (Send<Action>) async throws -> Void,
    with send: Send<Action>,
    catch handler: @Sendable (any Error) async -> Void
  ) async {
    // NB: The optimiser takes out the way to another thread in front of a call that may itself choose
    // where to run. An operation that is an ordinary function doesn't: it would block the main actor.
    // This is in between.
    let wasCancelled = Task.isCancelled
    do {
      try await operation(send)
    } catch is CancellationError {
      return
    } catch {
      guard !wasCancelled, !Task.isCancelled else { return }
      await handler(error)
    }
  }
}

private func unhandledError(_ error: any Error, fileID: StaticString, line: UInt) -> String {
  """
  The effect made by 'Effect.run' at \(fileID):\(line) threw an error that nothing handles:

  \(String(customDumping: error).indented(by: 4))

  The effect has ended. To deal with the error, catch it in the operation, or give 'run' a \
  'catch' closure that turns it into an action.
  """
}
