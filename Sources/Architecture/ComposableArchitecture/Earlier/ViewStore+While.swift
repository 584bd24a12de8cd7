extension ViewStore {
  /// Sends an action, and waits while the observed value satisfies a predicate.
  ///
  /// ```swift
  /// await viewStore.send(.refresh, while: \.isLoading)
  /// ```
  ///
  /// Cancelling the waiting task cancels the work.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - predicate: Whether to continue to wait. Called with the current value, and with each later
  ///     value.
  public func send(
    _ action: ViewAction,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    let task = send(action)
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      task.cancel()
    }
  }

  /// Waits while the observed value satisfies a predicate, or until the waiting task is cancelled.
  ///
  /// - Parameter predicate: Whether to continue to wait. Called with the current value, and with
  ///   each later value.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    for await state in publisher where !predicate(state) {
      return
    }
  }
}
