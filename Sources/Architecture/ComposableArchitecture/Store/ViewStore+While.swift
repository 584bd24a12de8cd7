extension ViewStore {
  /// Sends an action, and waits while the observed value says that its work goes on.
  ///
  /// ```swift
  /// await viewStore.send(.refresh, while: \.isLoading)
  /// ```
  ///
  /// Cancelling the task that waits cancels the work.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - predicate: Whether to go on waiting. Asked for the value at hand, and for each that follows.
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

  /// Waits while the observed value is such as the predicate says, or until the task that waits is
  /// cancelled.
  ///
  /// - Parameter predicate: Whether to go on waiting. Asked for the value at hand, and for each that
  ///   follows.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    for await state in publisher where !predicate(state) {
      return
    }
  }
}
