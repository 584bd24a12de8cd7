/// What an effect sends its actions with: `await send(.response(value))`.
///
/// Sending from a task that has been cancelled does nothing, so that a cancelled effect falls
/// silent at once even where it doesn't check for cancellation.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  nonisolated public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action back into the store.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }
}

/// What the effects of the reducer `R` send with.
public typealias SendOf<R: Reducer> = Send<R.Action>
