#if Combine
  import CombineSchedulers
  import ConcurrencyExtras
  import Dependencies
  import TestSupport
  import XCTest

  final class AnySchedulerTests: XCTestCase {
    func testErasedSchedulerForwardsToItsBase() {
      let base = DispatchQueue.test
      let scheduler: AnySchedulerOf<DispatchQueue> = base.eraseToAnyScheduler()
      var log: [String] = []
      scheduler.schedule { log.append("now") }
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { log.append("later") }
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: .seconds(2)),
        interval: .seconds(1)
      ) {
        log.append("tick")
      }
      base.advance(by: .seconds(3))
      XCTAssertEqual(log, ["now", "later", "tick", "tick"])
      XCTAssertEqual(scheduler.now, base.now)
      timer.cancel()
    }

    func testImmediateSchedulerDoesNotWait() {
      let scheduler: AnySchedulerOf<DispatchQueue> = .immediate
      var values: [Int] = []
      let subscription = Just(1).delay(for: .seconds(100), scheduler: scheduler)
        .sink { values.append($0) }
      XCTAssertEqual(values, [1])
      subscription.cancel()
      var ticks = 0
      let timer = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { ticks += 1 }
      XCTAssertEqual(ticks, 1)
      timer.cancel()
    }

    func testUnimplementedSchedulerReportsItsUse() {
      let scheduler: AnySchedulerOf<DispatchQueue> = .unimplemented("search")
      var isDone = false
      expectIssue("unimplemented scheduler was used: search") {
        scheduler.schedule { isDone = true }
      }
      XCTAssert(isDone)
    }

    func testMainQueueIsUnimplementedInTests() {
      @Dependency(\.mainQueue) var mainQueue
      expectIssue(#"@Dependency(\.mainQueue)"#) { mainQueue.schedule {} }
      @Dependency(\.mainRunLoop) var mainRunLoop
      expectIssue(#"@Dependency(\.mainRunLoop)"#) { mainRunLoop.schedule {} }
    }

    func testMainQueueCanBeOverridden() {
      withDependencies {
        $0.mainQueue = .immediate
        $0.mainRunLoop = .immediate
      } operation: {
        @Dependency(\.mainQueue) var mainQueue
        @Dependency(\.mainRunLoop) var mainRunLoop
        var count = 0
        mainQueue.schedule { count += 1 }
        mainRunLoop.schedule { count += 1 }
        XCTAssertEqual(count, 2)
      }
    }

    @MainActor
    func testMainSchedulersRunOnTheMainQueue() async throws {
      let queue: AnySchedulerOf<DispatchQueue> = .main
      let runLoop: AnySchedulerOf<RunLoop> = .main
      try await queue.sleep(for: .milliseconds(1))
      try await runLoop.sleep(for: .milliseconds(1))
    }

    @MainActor
    func testTimerTicksUntilItsTaskIsCancelled() async {
      let scheduler = DispatchQueue.test
      let count = LockIsolated(0)
      let task = Task {
        for await _ in scheduler.timer(interval: .seconds(1)) { count.withValue { $0 += 1 } }
      }
      await scheduler.advance(by: .seconds(2))
      XCTAssertEqual(count.value, 2)
      task.cancel()
      await scheduler.run()
      XCTAssertEqual(count.value, 2)
    }
  }
#endif
