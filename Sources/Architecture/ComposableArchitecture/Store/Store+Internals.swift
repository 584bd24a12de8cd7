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
