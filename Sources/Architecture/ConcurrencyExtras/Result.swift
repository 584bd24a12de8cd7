extension Result {
  /// The outcome of an asynchronous operation, as `Result(catching:)` is of a synchronous one.
  ///
  /// ```swift
  /// await send(.response(Result { try await client.fetch() }))
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the operation runs: that of the caller.
  ///   - body: What to try.
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
