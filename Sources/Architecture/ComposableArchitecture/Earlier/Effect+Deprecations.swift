// This file declares earlier names, for code that has not been migrated yet.

/// An earlier name of ``Effect``.
@available(*, deprecated, renamed: "Effect")
public typealias EffectTask<Action> = Effect<Action>

/// An earlier name of ``Effect``, with the type of a failure. An effect can't fail, and sends
/// failures as actions.
@available(*, deprecated, message: "Use 'Effect', without the type of a failure.")
public typealias EffectPublisher<Action, Failure: Error> = Effect<Action>

extension Effect {
  /// Creates an effect that sends one action. See ``send(_:)``.
  @available(*, deprecated, message: "Use 'Effect.send'.")
  public init(value: Action) {
    self = .send(value)
  }

  /// Runs asynchronous work that sends no actions. Errors that the work throws are ignored.
  @available(*, deprecated, message: "Use 'Effect.run', and ignore its 'send'.")
  public static func fireAndForget(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void
  ) -> Self {
    .run(priority: priority) { _ in try? await work() }
  }

  /// Runs asynchronous work that returns one action.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task, or `nil` to use the priority of the caller.
  ///   - operation: The work. If the work throws a `CancellationError`, the effect finishes without
  ///     an action.
  ///   - handler: Converts another error to an action, unless the effect was cancelled. Without a
  ///     handler, the error is reported as an issue.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  /// - Returns: An effect that sends the action.
  @available(*, deprecated, message: "Use 'Effect.run', and send the action.")
  public static func task(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Action,
    catch handler: (@Sendable (_ error: any Error) async -> Action)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    var sendHandled: (@Sendable (any Error, Send<Action>) async -> Void)?
    if let handler {
      sendHandled = { error, send in
        let action = await handler(error)
        await send(action)
      }
    }
    return .run(
      priority: priority,
      operation: { send in
        let action = try await operation()
        await send(action)
      },
      catch: sendHandled,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
