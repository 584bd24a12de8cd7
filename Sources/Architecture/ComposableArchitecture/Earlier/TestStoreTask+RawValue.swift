extension TestStoreTask {
  /// Creates a test store task for a task that no store started. Use this initializer in tests of
  /// code that waits for a test store task.
  ///
  /// ```swift
  /// @_spi(Canary) import ComposableArchitecture
  ///
  /// await TestStoreTask(rawValue: Task {}, timeout: .seconds(1)).finish()
  /// ```
  @_spi(Canary)
  public init(rawValue: Task<Void, Never>?, timeout: Duration) {
    guard let rawValue else {
      self.init(task: nil, timeout: timeout)
      return
    }
    let task = ActionTask(trigger: nil)
    task.operationDidStart(isHidden: false)
    _ = task.scope.insert { rawValue.cancel() }
    Task { @MainActor in
      await rawValue.value
      task.operationDidFinish(isHidden: false)
    }
    self.init(task: task, timeout: timeout)
  }

  /// Creates a test store task with a timeout in nanoseconds.
  @_spi(Canary)
  @_disfavoredOverload
  public init(rawValue: Task<Void, Never>?, timeout nanoseconds: UInt64) {
    self.init(rawValue: rawValue, timeout: Duration(nanoseconds: nanoseconds))
  }
}
