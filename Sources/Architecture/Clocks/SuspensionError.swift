/// What ``TestClock/checkSuspension()`` throws when something sleeps on the clock.
public struct SuspensionError: Error, Equatable, CustomStringConvertible {
  public init() {}

  public var description: String {
    "Work sleeps on this test clock although none was expected to."
  }
}
