extension ViewStore {
  /// Sends an action, and waits while the observed value satisfies a predicate.
  ///
  /// ```swift
  /// await viewStore.send(.refresh, while: \.isLoading)
  /// ```
  ///
  /// If the waiting task is cancelled, the work of the action is cancelled.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - predicate: Returns whether to continue to wait. Called with the current value, and with
  ///     each later value, until the closure returns `false`.
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
  /// - Parameter predicate: Returns whether to continue to wait. Called with the current value, and
  ///   with each later value, until the closure returns `false`.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    for await state in publisher where !predicate(state) {
      return
    }
  }
}
