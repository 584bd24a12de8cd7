extension Store {
  /// The tasks of the in-flight work: one task for each action whose work, including the work of
  /// the actions that its effects send, has not finished. For tests that expect no in-flight
  /// effects.
  @_spi(Internals)
  public var effectCancellables: [StoreTask] {
    core.work.tasks.values.map { StoreTask(task: $0) }
  }

  /// The current state, unobserved.
  @_spi(Internals)
  public var currentState: State { core.state }
}

extension Store {
  /// Sends an action, and returns the work that the action starts as a task, or `nil` if the action
  /// starts no work.
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

  /// The former name of `send(_:)`. The originating action is not needed here.
  @_spi(Internals)
  public func send(_ action: Action, originatingFrom _: Action?) -> Task<Void, Never>? {
    send(action)
  }
}
