@_spi(Canary) import ComposableArchitecture
import XCTest

final class TestStoreTaskTests: FeatureTestCase {
  func testFinishWaitsForTheWrappedTask() async {
    let isDone = LockIsolated(false)
    let work = TestStoreTask(
      rawValue: Task {
        await Task.megaYield()
        isDone.setValue(true)
      },
      timeout: .seconds(10)
    )
    await work.finish()
    XCTAssertTrue(isDone.value)
    XCTAssertFalse(work.isCancelled)
  }

  func testCancelCancelsTheWrappedTask() async {
    let endless = Task<Void, Never> { try? await Task.never() }
    let work = TestStoreTask(rawValue: endless, timeout: .seconds(10))
    let hasReturned = LockIsolated(false)
    Task {
      await work.cancel()
      hasReturned.setValue(true)
    }
    await eventually { hasReturned.value }
    XCTAssertTrue(endless.isCancelled)
    XCTAssertTrue(work.isCancelled)
  }

  func testFinishWithoutATaskReportsNoIssue() async {
    await TestStoreTask(rawValue: nil, timeout: 0 as UInt64).finish()
  }
}
