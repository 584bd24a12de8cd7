extension Result {
  /// Creates a result from an asynchronous operation, as `Result(catching:)` does from a
  /// synchronous operation.
  ///
  /// ```swift
  /// await send(.response(Result { try await client.fetch() }))
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the operation runs. Defaults to the caller's actor.
  ///   - body: The operation to run.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws(Failure) -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
