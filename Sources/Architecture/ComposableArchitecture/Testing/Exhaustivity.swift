/// The part of a feature's behaviour that a test must assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of the state, each received action, and that each effect finishes.
  case on

  /// Only the changes and actions that the test asserts.
  ///
  /// If skipped assertions are shown, each assertion closure is called once more, with the state
  /// before the action, to find the changes that the closure omits.
  ///
  /// - Parameter showSkippedAssertions: Whether skipped assertions are shown. They do not fail the
  ///   test.
  ///   test.
  case off(showSkippedAssertions: Bool)

  /// Only the changes and actions that the test asserts. Skipped assertions are not shown.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
