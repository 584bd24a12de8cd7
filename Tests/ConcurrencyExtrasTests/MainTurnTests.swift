import XCTest

@testable import ConcurrencyExtras

final class MainTurnTests: XCTestCase {
  @MainActor
  func testMainTurnReturnsWhetherTheMainExecutorIsQuiet() async {
    await withMainSerialExecutor {
      // Work that was started before this test may not have finished.
      var isQuiet = false
      for _ in 1...1_000 where !isQuiet {
        isQuiet = await Task.mainTurn()
      }
      XCTAssertTrue(isQuiet)
      let task = Task { await Task.yield() }
      isQuiet = await Task.mainTurn()
      XCTAssertFalse(isQuiet)
      await task.value
    }
  }

  @MainActor
  func testMainTurnReturnsFalseWithoutTheMainSerialExecutor() async {
    let isQuiet = await Task.mainTurn()
    XCTAssertFalse(isQuiet)
  }
}
