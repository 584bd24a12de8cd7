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
/// The overrides apply to the code that the operation calls, and to the tasks that the operation
/// starts, except detached tasks. The overrides do not apply to escaping closures that run later.
/// For such closures, see ``withEscapedDependencies(_:)-(_)``. Reading a dependency in the first
/// closure reports no missing override.
///
/// - Parameters:
///   - updateValuesForOperation: A closure that changes the current dependencies. If the closure
///     throws, the operation does not run.
///   - operation: The operation to run with the changed dependencies.
/// - Returns: The result of `operation`.
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
  values.register(result)
  return result
}

/// Overrides dependencies while an asynchronous operation runs.
///
/// - Parameters:
///   - isolation: The actor on which both closures run. Defaults to the caller's actor.
///   - updateValuesForOperation: A closure that changes the current dependencies. If the closure
///     throws, the operation does not run.
///   - operation: The operation to run with the changed dependencies.
/// - Returns: The result of `operation`.
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
  values.register(result)
  return result
}
