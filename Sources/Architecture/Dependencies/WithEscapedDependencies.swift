/// Lets escaping closures run with the dependencies of now.
///
/// A closure that is called back later does not inherit task locals, and so would read other
/// dependencies. Have it yield to the continuation:
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
/// - Parameter operation: Receives the continuation, which it may keep and use any number of times.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Lets escaping closures that an asynchronous operation makes run with the dependencies of now.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of the moment it was made, see ``withEscapedDependencies(_:)-(_)``.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    /// Runs an operation with the dependencies.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.withCurrent(values, operation: operation)
    }

    /// Runs an asynchronous operation with the dependencies.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.withCurrent(values, isolation: isolation, operation: operation)
    }
  }
}
