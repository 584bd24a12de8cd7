extension Store {
  /// The tasks of the in-flight work, for tests that expect no in-flight effects. There is one task
  /// for each action that has started work that has not finished.
  @_spi(Internals)
  public var effectCancellables: [StoreTask] {
    core.work.tasks.values.map { StoreTask(task: $0) }
  }

  /// The current state.
  @_spi(Internals)
  public var currentState: State { core.state }
}

extension Store {
  /// Sends an action. Returns a task that waits for the work of the action. If the task is
  /// cancelled, the work is cancelled. Returns `nil` if the action starts no work.
  @_spi(Internals)
  @_disfavoredOverload
  public func send(_ action: Action) -> Task<Void, Never>? {
    let task: StoreTask = send(action)
    guard let work = task.task else { return nil }
    return Task {
      await withTaskCancellationHandler {
        await work.finish()
      } onCancel: {
        work.cancel()
      }
    }
  }

  /// Sends an action, like `send(_:)`. The originating action is ignored.
  @_spi(Internals)
  public func send(_ action: Action, originatingFrom _: Action?) -> Task<Void, Never>? {
    send(action)
  }
}
