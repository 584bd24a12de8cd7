/// A gate at which tasks wait until the gate is opened.
struct Gate: Sendable {
  private let stream: AsyncStream<Never>
  private let continuation: AsyncStream<Never>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func open() {
    continuation.finish()
  }

  /// Waits until the gate is open, or the task is cancelled.
  func pass() async {
    for await _ in stream {}
  }
}

/// Waits until the task is cancelled.
func untilCancelled() async throws {
  try await Task<Void, Never>.never()
}
