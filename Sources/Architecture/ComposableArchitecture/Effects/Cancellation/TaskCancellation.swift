import Dependencies

/// Runs `operation` so that it can be cancelled by `id`, as `Effect.cancellable(id:)` does for an
/// effect, and from within one:
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
///   - id: The id. See `Effect.cancellable(id:cancelInFlight:)`.
///   - cancelInFlight: Whether work that already runs under the id is cancelled first.
///   - operation: The work. It sees the cancellation as that of its task.
/// - Throws: What `operation` throws.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let key = CancellationKey.current(id)
  if cancelInFlight {
    CancellationRegistry.shared.cancel(key)
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
  /// Cancels what runs under `id` in the feature at hand and in the features within it.
  public static func cancel(id: some Hashable & Sendable) {
    CancellationRegistry.shared.cancel(.current(id))
  }
}
