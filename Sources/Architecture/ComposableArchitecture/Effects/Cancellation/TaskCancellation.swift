import Dependencies

/// Runs `operation` with a cancel identifier. Unlike `Effect.cancellable(id:)`, this function can
/// be applied to a part of an effect:
///
/// ```swift
/// return .run { send in
///   try await withTaskCancellation(id: CancelID.search, cancelInFlight: true) {
///     await send(.response(try await search(query)))
///   }
/// }
/// ```
///
/// - Parameters:
///   - id: The cancel identifier. See `Effect.cancellable(id:cancelInFlight:)`.
///   - cancelInFlight: Whether in-flight work with the same identifier is cancelled first.
///   - isolation: The actor on which the function waits. Defaults to the caller's actor.
///   - operation: The work, which runs in a new task. A cancellation cancels the task.
/// - Returns: The result of `operation`.
/// - Throws: The error that `operation` throws.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let key = CancellationKey.current(id)
  if cancelInFlight {
    CancellationRegistry.shared.cancelInFlight(key)
  }
  let scope = CancellationScope()
  let keys = key.visible
  CancellationRegistry.shared.insert(scope, under: keys)
  defer { CancellationRegistry.shared.remove(scope, under: keys) }

  let task = Task { () -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  _ = scope.insert { task.cancel() }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the work with the cancel identifier `id` in the current feature and its descendants,
  /// as ``Effect/cancel(id:)`` does.
  public static func cancel(id: some Hashable & Sendable) {
    CancellationRegistry.shared.cancel(.current(id), within: .current)
  }
}
