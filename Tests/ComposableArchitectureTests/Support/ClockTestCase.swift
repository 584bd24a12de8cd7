@testable import ComposableArchitecture

/// A test case of features that wait for a clock, whose work runs in a predictable order.
class ClockTestCase: FeatureTestCase {
  let clock = TestClock()

  override func setUp() async throws {
    MainSerialExecutorUse.begin()
  }

  override func tearDown() async throws {
    MainSerialExecutorUse.end()
    try await super.tearDown()
  }
}
