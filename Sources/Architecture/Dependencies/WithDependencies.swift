/// Overrides dependencies while an operation runs.
///
/// ```swift
/// let model = withDependencies {
///   $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
/// } operation: {
///   FeatureModel()
/// }
/// ```
///
/// The overrides hold for all that the operation calls and for the tasks it starts, not for
/// escaping closures that run later: see ``withEscapedDependencies(_:)-(_)``. Reading a dependency
/// in the first closure never reports an issue.
///
/// - Parameters:
///   - updateValuesForOperation: Changes the current dependencies. When it throws, the operation
///     does not run.
///   - operation: What to run with them.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try DependencyValues.$isSetting.withValue(true) {
    try updateValuesForOperation(&values)
  }
  let result = try DependencyValues.$isSetting.withValue(false) {
    try DependencyValues.$_current.withValue(values, operation: operation)
  }
  values.remember(result)
  return result
}

/// Overrides dependencies while an asynchronous operation runs.
///
/// - Parameters:
///   - isolation: The actor on which both closures run: that of the caller.
///   - updateValuesForOperation: Changes the current dependencies.
///   - operation: What to run with them.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  try await DependencyValues.$isSetting.withValue(
    true,
    operation: { try await updateValuesForOperation(&values) },
    isolation: isolation
  )
  let result = try await DependencyValues.$isSetting.withValue(
    false,
    operation: {
      try await DependencyValues.$_current.withValue(
        values,
        operation: operation,
        isolation: isolation
      )
    },
    isolation: isolation
  )
  values.remember(result)
  return result
}
