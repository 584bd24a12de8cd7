@testable import ComposableArchitecture

/// A test case of features that wait for a clock, whose work runs in a predictable order.
class ClockTestCase: FeatureTestCase {
  let clock = TestClock()

  override func setUp() async throws {
    // It ends with the test.
    _ = MainSerialExecutorUse()
  }
}
