import Observation

/// Calls `onChange` once, at the first change of state that `apply` reads. The function is
/// `withObservationTracking` under the name that is used in code for platforms without Observation.
///
/// - Parameters:
///   - apply: Reads state.
///   - onChange: Called during the first change of state that was read.
/// - Returns: The result of `apply`.
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservationTracking(apply, onChange: onChange())
}
