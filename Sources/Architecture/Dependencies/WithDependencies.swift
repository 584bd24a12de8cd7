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
  let (result, values) = try DependencyValues.overriding(
    updateValuesForOperation,
    operation: operation
  )
  values.register(result)
  return result
}

extension DependencyValues {
  /// Overrides dependencies while an operation runs. Returns the result of the operation, and the
  /// dependencies, which are not stored as the dependencies of the result.
  package static func overriding<R>(
    _ update: (inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> (result: R, values: DependencyValues) {
    var values = _current
    try $isSetting.withValue(true) {
      try update(&values)
    }
    let result = try $isSetting.withValue(false) {
      try $_current.withValue(values, operation: operation)
    }
    return (result, values)
  }
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
