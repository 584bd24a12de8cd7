/// The error that ``TestClock/checkSuspension()`` throws if a task sleeps on the clock.
public struct SuspensionError: Error, Equatable, CustomStringConvertible {
  /// Creates the error, which contains no information about the sleeping task.
  public init() {}

  /// A message which states that a task sleeps on the clock although no task was expected to sleep.
  public var description: String {
    "Work sleeps on this test clock although no work was expected to sleep."
  }
}
