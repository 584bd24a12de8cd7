@testable import ComposableArchitecture

/// A test case of features that wait for a clock. The work of the features runs in a predictable
/// order.
class ClockTestCase: FeatureTestCase {
  let clock = TestClock()

  override func setUp() async throws {
    // The main serial executor is used until the end of the test.
    _ = MainSerialExecutorUse()
  }
}
