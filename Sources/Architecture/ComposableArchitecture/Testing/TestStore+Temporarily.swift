import Dependencies

extension TestStore {
  /// Sets the exhaustivity, runs `operation`, and then restores the previous exhaustivity.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Sets the exhaustivity, runs `operation`, and then restores the previous exhaustivity.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }

  /// Overrides dependencies of the store, runs `operation`, and then restores the previous
  /// dependencies.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    try update(&dependencies)
    return try operation()
  }

  /// Overrides dependencies of the store, runs `operation`, and then restores the previous
  /// dependencies.
  @discardableResult
  public func withDependencies<R>(
    _ update: @MainActor (inout DependencyValues) async throws -> Void,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    var updated = previous
    try await update(&updated)
    dependencies = updated
    return try await operation()
  }
}
