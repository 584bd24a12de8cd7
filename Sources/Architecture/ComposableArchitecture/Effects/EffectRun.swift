import Dependencies
import IssueLocations

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
  /// The work starts in a new task, after the call of `Store.send` that caused the effect has
  /// returned. The task has the dependencies that are current where `run` is called. The actions
  /// that the work sends are reduced with the dependencies of the store.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task, or `nil` to use the priority of the caller.
  ///   - name: A name for the task, for debuggers.
  ///   - operation: The work. If the work throws a `CancellationError`, or throws any error after
  ///     the effect was cancelled, the effect finishes without a report. If the effect is cancelled
  ///     before the work starts, the work still runs, in a cancelled task, so that the work can
  ///     clean up.
  ///   - handler: Called with any other error that the work throws. Without a handler, the error is
  ///     reported as an issue.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  /// - Returns: An effect that runs the work in a task.
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
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return withEscapedDependencies { escaped in
      Self(
        .run(
          Run(name: name, priority: priority) { send in
            await escaped.yield {
              await perform(operation, with: send) { error in
                guard let handler else {
                  location.report(unhandledError(error, at: location))
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

  /// Runs an operation off the main actor, and returns on the thread on which the operation
  /// finishes. If the operation calls `send` last, this thread is usually the main thread, and a
  /// further switch of threads would be useless.
  @concurrent
  private static func perform(
    _ operation: @Sendable (Send<Action>) async throws -> Void,
    with send: Send<Action>,
    catch handler: @Sendable (any Error) async -> Void
  ) async {
    // NB: The optimiser removes the switch of threads before a call of a function that may choose
    // its own executor. An operation that is a synchronous function doesn't switch, and would block
    // the main actor. This statement before the call prevents the removal.
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

private func unhandledError(_ error: any Error, at location: IssueLocation) -> String {
  """
  The effect of 'Effect.run' at \(location) threw an error that is not caught:

  \(String(customDumping: error).indented(by: 4))

  The effect has finished. Catch the error in the operation, or pass a 'catch' closure to 'run', \
  which sends an action for the error.
  """
}
