/// Sets defaults for the rest of the process; in a test, for the rest of the test.
///
/// An app calls it first thing, before anything reads a dependency:
///
/// ```swift
/// try prepareDependencies {
///   $0.database = try .open(at: path)
/// }
/// ```
///
/// A dependency that was read before, or was prepared by an earlier call, keeps its value, and that
/// is reported as an issue. Overrides by ``withDependencies(_:operation:)`` go before what is
/// prepared.
///
/// - Parameter updateValues: Sets the defaults.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R
) rethrows -> R {
  var values = DependencyValues._current.prepared()
  return try DependencyValues.$isSetting.withValue(true) {
    try updateValues(&values)
  }
}
