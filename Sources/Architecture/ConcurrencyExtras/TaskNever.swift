extension Task where Failure == Never {
  /// Suspends until the current task is cancelled, and then throws `CancellationError`.
  ///
  /// The endpoint of a client that shall not answer in a preview or a test:
  ///
  /// ```swift
  /// let store = TestStore(initialState: Feature.State()) {
  ///   Feature()
  /// } withDependencies: {
  ///   $0[WeatherClient.self].forecast = { try await Task.never() }
  /// }
  /// ```
  public static func never() async throws -> Success {
    let nothing = AsyncStream<Never>.never
    for await _ in nothing {}
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends until the current task is cancelled, and then throws `CancellationError`, where
  /// nothing says of what type the value would be.
  public static func never() async throws {
    let nothing = AsyncStream<Never>.never
    for await _ in nothing {}
    throw _Concurrency.CancellationError()
  }
}
