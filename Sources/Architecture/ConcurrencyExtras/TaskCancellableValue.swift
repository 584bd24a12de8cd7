extension Task where Failure == any Error {
  /// The task's value; when the *waiting* task is cancelled, so is this one.
  ///
  /// `value` leaves an unstructured task running when the waiting task is cancelled; this ties the
  /// two together:
  ///
  /// ```swift
  /// let task = Task { try await download() }
  /// let file = try await task.cancellableValue
  /// ```
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == Never {
  /// The task's value; when the *waiting* task is cancelled, so is this one.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}
