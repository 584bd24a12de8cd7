extension Task where Failure == any Error {
  /// The value of the task. If the *waiting* task is cancelled, this task is cancelled too.
  ///
  /// With `value`, the cancellation of the waiting task does not cancel an unstructured task. With
  /// this property, the unstructured task is also cancelled:
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
  /// The value of the task. If the *waiting* task is cancelled, this task is cancelled too.
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
