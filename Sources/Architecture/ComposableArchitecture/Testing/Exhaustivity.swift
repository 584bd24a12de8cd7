/// The part of a feature's behaviour that a test must assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of the state, each received action, and that each effect finishes.
  case on

  /// Nothing. The assertions that the test contains must hold, but the test may skip assertions.
  ///
  /// If skipped assertions are shown, the closure of a successful assertion is called again with
  /// the previous state, to find the changes that the closure omits.
  ///
  /// - Parameter showSkippedAssertions: Whether skipped assertions are shown. Skipped assertions do
  ///   not fail the test.
  case off(showSkippedAssertions: Bool)

  /// Nothing. Skipped assertions are not shown.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
