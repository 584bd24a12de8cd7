import ComposableArchitecture

extension Effect where Action: Sendable {
  /// Runs an operation that can be cancelled, and sends the outcome of the operation, also after a
  /// cancellation, because a cancelled operation may have been completed before the cancellation.
  ///
  /// - Parameters:
  ///   - id: The cancel identifier of the operation.
  ///   - operation: The operation. After a cancellation, its actions are ignored.
  ///   - action: Returns the action for the outcome. An operation that was cancelled before its end
  ///     fails with a `CancellationError`.
  /// - Returns: An effect that finishes after the outcome was sent.
  static func reportingOutcome<Value: Sendable>(
    cancelledBy id: some Hashable & Sendable,
    operation: @escaping @Sendable (Send<Action>) async throws -> Value,
    action: @escaping @Sendable (Result<Value, any Error>) -> Action
  ) -> Self {
    let (outcomes, continuation) = AsyncStream.makeStream(of: Result<Value, any Error>.self)
    return .merge(
      .run { send in
        do {
          continuation.yield(.success(try await operation(send)))
        } catch {
          continuation.yield(.failure(error))
        }
        continuation.finish()
      }
      .cancellable(id: id),
      // The cancellation of the operation does not cancel this effect.
      .run { send in
        for await outcome in outcomes { await send(action(outcome)) }
      }
    )
  }
}
