/// Captures the current dependencies for escaping closures.
///
/// An escaping closure that is called later does not inherit task-local values, and would read
/// other dependencies. Call `yield` of the continuation in such a closure:
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.global().async {
///     dependencies.yield {
///       // `@Dependency` reads here what it would have read outside
///     }
///   }
/// }
/// ```
///
/// - Parameter operation: A closure that is passed the continuation. The continuation can be
///   stored, and its `yield` can be called any number of times.
/// - Returns: The result of `operation`.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Captures the current dependencies for escaping closures of an asynchronous operation.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// A value that stores the dependencies that were current when the value was created. See
  /// ``withEscapedDependencies(_:)-(_)``.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    /// Runs an operation with the captured dependencies.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.withCurrent(values, operation: operation)
    }

    /// Runs an asynchronous operation with the captured dependencies.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.withCurrent(values, isolation: isolation, operation: operation)
    }
  }
}
