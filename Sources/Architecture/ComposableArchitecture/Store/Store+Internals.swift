extension Store {
  /// What runs: one for each action whose work, or whose actions' work, has not ended. For tests
  /// that nothing is left behind.
  @_spi(Internals)
  public var effectCancellables: [StoreTask] {
    core.work.tasks.values.map { StoreTask(task: $0) }
  }

  /// The state as it is now, unobserved.
  @_spi(Internals)
  public var currentState: State { core.state }
}

extension Store {
  /// Sends an action, and gives the work that it set off as a task; `nil` if there was none.
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

  /// The same, under its former name. What the action came from is not needed here.
  @_spi(Internals)
  public func send(_ action: Action, originatingFrom _: Action?) -> Task<Void, Never>? {
    send(action)
  }
}
