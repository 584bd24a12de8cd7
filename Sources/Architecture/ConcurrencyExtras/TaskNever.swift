extension Task where Failure == Never {
  /// Suspends until the current task is cancelled, and then throws `CancellationError`.
  ///
  /// Useful for an endpoint of a client that must not return in a preview or a test:
  ///
  /// ```swift
  /// let store = TestStore(initialState: Feature.State()) {
  ///   Feature()
  /// } withDependencies: {
  ///   $0[WeatherClient.self].forecast = { try await Task.never() }
  /// }
  /// ```
  public static func never() async throws -> Success {
    let stream = AsyncStream<Never>.never
    for await _ in stream {}
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends until the current task is cancelled, and then throws `CancellationError`. An overload
  /// for contexts that do not determine the type of the value.
  public static func never() async throws {
    let stream = AsyncStream<Never>.never
    for await _ in stream {}
    throw _Concurrency.CancellationError()
  }
}
