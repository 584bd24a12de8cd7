import XCTest

@testable import ConcurrencyExtras

final class TaskTests: XCTestCase {
  func testTaskNeverThrowsACancellationErrorWhenCancelled() async {
    let task = Task { () async throws -> Int in try await Task.never() }
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
  }

  func testTaskNeverInAVoidEndpointThrowsWhenCancelled() async {
    let endpoint: @Sendable () async throws -> Void = { try await Task.never() }
    let task = Task { try await endpoint() }
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get())
  }

  func testTaskNeverWithoutAResultTypeThrowsWhenCancelled() async {
    let task = Task { try await Task.never() }
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
  }

  func testCancellableValueCancelsTheAwaitedTask() async {
    let inner = Task { try await Task<Never, Never>.sleep(for: .seconds(3_600)) }
    let finished = expectation(description: "finished")
    let outer = Task {
      defer { finished.fulfill() }
      try await inner.cancellableValue
    }
    outer.cancel()
    await fulfillment(of: [finished], timeout: 60)
    XCTAssertTrue(inner.isCancelled)
    inner.cancel()
    let result = await outer.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
  }

  func testCancellableValueCancelsANonThrowingTask() async {
    let inner = Task { for await _ in AsyncStream<Never>.never {} }
    let finished = expectation(description: "finished")
    let outer = Task {
      await inner.cancellableValue
      finished.fulfill()
    }
    outer.cancel()
    await fulfillment(of: [finished], timeout: 60)
    XCTAssertTrue(inner.isCancelled)
    inner.cancel()
    await outer.value
  }

  @MainActor
  func testMegaYieldRunsStartedTasksToTheirEnd() async {
    await withMainSerialExecutor {
      let isDone = LockIsolated(false)
      Task {
        for _ in 1...10 { await Task.yield() }
        isDone.setValue(true)
      }
      await Task.megaYield()
      XCTAssertTrue(isDone.value)
    }
  }

  func testMegaYieldWithANonPositiveCountReturns() async {
    await Task.megaYield(count: 0)
    await Task.megaYield(count: -1)
  }

  func testMegaYieldCountIsParsedFromTheEnvironment() {
    XCTAssertEqual(megaYieldCount(environment: nil), 20)
    XCTAssertEqual(megaYieldCount(environment: "5"), 5)
    XCTAssertEqual(megaYieldCount(environment: "-5"), 20)
    XCTAssertEqual(megaYieldCount(environment: "many"), 20)
  }

  func testResultCatchesTheErrorOfAnAsynchronousOperation() async {
    struct Failure: Error, Equatable {}
    let success = await Result { () async throws(Failure) in
      await Task.yield()
      return 1
    }
    XCTAssertEqual(success, .success(1))
    let failure = await Result { () async throws(Failure) -> Int in
      await Task.yield()
      throw Failure()
    }
    XCTAssertEqual(failure, .failure(Failure()))
  }
}
