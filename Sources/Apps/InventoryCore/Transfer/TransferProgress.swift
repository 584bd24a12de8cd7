import ComposableArchitecture

/// Runs an operation that reports its progress from another thread, and sends the progress.
///
/// - Parameters:
///   - send: Sends the progress, from 0 to 1.
///   - operation: The operation. A value that is reported before the previous value was sent
///     replaces the previous value.
/// - Returns: The result of the operation, after the last progress was sent.
/// - Throws: The error of the operation.
func withProgress<Result: Sendable>(
  _ send: @escaping @Sendable (Double) async -> Void,
  operation: (_ report: @escaping @Sendable (Double) -> Void) async throws -> Result
) async throws -> Result {
  let (values, continuation) = AsyncStream.makeStream(
    of: Double.self,
    bufferingPolicy: .bufferingNewest(1)
  )
  async let sending: Void = {
    for await value in values { await send(value) }
  }()
  do {
    let result = try await operation { continuation.yield($0) }
    continuation.finish()
    await sending
    return result
  } catch {
    continuation.finish()
    await sending
    throw error
  }
}
