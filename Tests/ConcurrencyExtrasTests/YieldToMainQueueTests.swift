import XCTest

@testable import ConcurrencyExtras

final class YieldToMainQueueTests: XCTestCase {
  @MainActor
  func testYieldToMainQueueReturnsWhetherTheMainExecutorIsIdle() async {
    await withMainSerialExecutor {
      // Work that was started before this test may not have finished.
      var isIdle = false
      for _ in 1...1_000 where !isIdle {
        isIdle = await Task.yieldToMainQueue()
      }
      XCTAssertTrue(isIdle)
      let task = Task { await Task.yield() }
      isIdle = await Task.yieldToMainQueue()
      XCTAssertFalse(isIdle)
      await task.value
    }
  }

  @MainActor
  func testYieldToMainQueueReturnsFalseWithoutTheMainSerialExecutor() async {
    let isIdle = await Task.yieldToMainQueue()
    XCTAssertFalse(isIdle)
  }
}
