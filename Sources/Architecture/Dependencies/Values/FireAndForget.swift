extension DependencyValues {
  /// Starts work whose outcome nobody waits for, such as writing to a log.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  ///
  /// await fireAndForget { try await analytics.track(.opened) }
  /// ```
  ///
  /// In an app the work goes on in a task of its own, whatever happens to the caller. In a test it
  /// is waited for, so that the test sees what it does. An error that it throws is dropped.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

/// Starts work whose outcome nobody waits for.
public struct FireAndForget: Sendable {
  /// Work, and what it may throw.
  public typealias Work = @Sendable () async throws -> Void

  private let start: @Sendable (TaskPriority?, @escaping Work) async -> Void

  /// Starts work in a way of its own.
  public init(_ start: @escaping @Sendable (TaskPriority?, @escaping Work) async -> Void) {
    self.start = start
  }

  /// Starts work.
  ///
  /// - Parameters:
  ///   - priority: The priority of the work's task.
  ///   - operation: The work.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ operation: @escaping Work
  ) async {
    await start(priority, operation)
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { priority, operation in
    Task(priority: priority) { try await operation() }
  }
  static let testValue = FireAndForget { priority, operation in
    await Task(priority: priority) { try? await operation() }.value
  }
}
