/// A function with which an effect sends actions: `await send(.response(value))`.
///
/// Sending from a cancelled task does nothing. The task of a cancelled effect therefore sends no
/// more actions, even if the effect doesn't check for cancellation.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  /// Creates a function that calls a closure for each action, unless the current task is cancelled.
  nonisolated public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action, unless the current task is cancelled.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }
}
