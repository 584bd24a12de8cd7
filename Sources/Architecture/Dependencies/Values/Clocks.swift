import Clocks

extension DependencyValues {
  /// The clock that advances while the machine sleeps. A test must override the clock, because by
  /// default each use in a test reports an issue.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  ///
  /// for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
  /// ```
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stops while the machine sleeps. A test must override the clock, because by
  /// default each use in a test reports an issue.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { ContinuousClock() }
  static var testValue: any Clock<Duration> {
    UnimplementedClock(
      name: #"@Dependency(\.continuousClock)"#,
      at: DependencyValues.locationOfRead
    )
  }
}

private enum SuspendingClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { SuspendingClock() }
  static var testValue: any Clock<Duration> {
    UnimplementedClock(
      name: #"@Dependency(\.suspendingClock)"#,
      at: DependencyValues.locationOfRead
    )
  }
}
