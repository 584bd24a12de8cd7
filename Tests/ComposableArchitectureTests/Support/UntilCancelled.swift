import ComposableArchitecture

/// Waits until the task is cancelled.
func untilCancelled() async throws {
  try await Task<Void, Never>.never()
}
