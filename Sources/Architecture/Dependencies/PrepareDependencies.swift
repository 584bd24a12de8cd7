/// Sets defaults for the rest of the process or, in a test, for the rest of the test.
///
/// Call the function at the start of an app, before any code reads a dependency:
///
/// ```swift
/// try prepareDependencies {
///   $0.database = try .open(at: path)
/// }
/// ```
///
/// If a dependency was read before, or was prepared by an earlier call, the call reports an issue
/// and the value of the dependency does not change. Overrides by ``withDependencies(_:operation:)``
/// take precedence over prepared values.
///
/// - Parameter updateValues: A closure that sets the defaults.
/// - Returns: The result of `updateValues`.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R
) rethrows -> R {
  var values = DependencyValues._current.prepared()
  return try DependencyValues.$isSetting.withValue(true) {
    try updateValues(&values)
  }
}
