import Observation

/// Calls `apply`, and calls `onChange` once, at the first change of state that `apply` has read.
/// This function is `withObservationTracking` under the name that code for platforms without
/// Observation uses.
///
/// - Parameters:
///   - apply: A closure that reads state.
///   - onChange: Called during the first change of state that was read.
/// - Returns: The result of `apply`.
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservationTracking(apply, onChange: onChange())
}
