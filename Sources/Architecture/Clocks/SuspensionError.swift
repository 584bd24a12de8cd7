/// The error that ``TestClock/checkSuspension()`` throws if a task sleeps on the clock.
public struct SuspensionError: Error, Equatable, CustomStringConvertible {
  public init() {}

  public var description: String {
    "Work sleeps on this test clock although none was expected to."
  }
}
