import XCTest

@testable import ConcurrencyExtras

final class MainSerialExecutorTests: XCTestCase {
  @MainActor
  func testMainSerialExecutorRunsTasksInTheOrderOfTheirCreation() async {
    await withMainSerialExecutor {
      let order = LockIsolated<[Int]>([])
      await withTaskGroup(of: Void.self) { group in
        for number in 1...100 {
          group.addTask { order.withValue { $0.append(number) } }
        }
      }
      XCTAssertEqual(order.value, Array(1...100))
    }
  }

  @MainActor
  func testMainSerialExecutorRunsDetachedTasksOnTheMainThread() async {
    await withMainSerialExecutor {
      let isMain = await Task.detached { pthread_main() }.value
      XCTAssertTrue(isMain)
    }
  }

  func testMainSerialExecutorModeIsRestoredAfterASynchronousOperation() {
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
    withMainSerialExecutor {
      XCTAssertTrue(uncheckedUseMainSerialExecutor)
      withMainSerialExecutor {}
      XCTAssertTrue(uncheckedUseMainSerialExecutor)
    }
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
  }

  @MainActor
  func testMainSerialExecutorModeIsRestoredAfterAnError() async {
    struct Failure: Error {}
    do {
      try await withMainSerialExecutor {
        await Task.yield()
        throw Failure()
      }
      XCTFail("The error was lost.")
    } catch {
      XCTAssertFalse(uncheckedUseMainSerialExecutor)
    }
  }

  func testEnqueueHookOfAMissingSymbolDoesNotChange() {
    let missing = GlobalEnqueueHook(symbol: "there_is_no_such_symbol")
    missing.queuesOnMainThread = true
    XCTAssertFalse(missing.queuesOnMainThread)
    XCTAssertNil(missing.beginCounting())
  }
}

/// Returns `Thread.isMainThread`, which can't be read in asynchronous code.
private func pthread_main() -> Bool { Thread.isMainThread }
