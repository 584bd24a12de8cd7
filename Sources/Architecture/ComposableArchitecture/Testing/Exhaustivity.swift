/// How much of what happens in a test must be asserted.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of the state, each received action, the end of each effect.
  case on

  /// Only what the test chooses to assert.
  ///
  /// To find what a closure leaves out, it is run once more, on the state as it was before the
  /// action.
  ///
  /// - Parameter showSkippedAssertions: Whether what is left out is shown, without failing the test.
  case off(showSkippedAssertions: Bool)

  /// Only what the test chooses to assert, silently.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
