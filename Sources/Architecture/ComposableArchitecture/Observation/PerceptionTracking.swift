import Observation

/// Tells once of the first change to what `apply` reads: `withObservationTracking` by the name that
/// code for platforms without it uses.
///
/// - Parameters:
///   - apply: Reads state.
///   - onChange: Called in the midst of the first change to what was read.
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservationTracking(apply, onChange: onChange())
}
