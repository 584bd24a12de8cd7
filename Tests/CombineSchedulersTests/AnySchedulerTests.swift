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

    func testUnimplementedSchedulersReportTheLineOfTheirCreation() {
      let queue: AnySchedulerOf<DispatchQueue> = .unimplemented("erased queue")
      let runLoop: AnySchedulerOf<RunLoop> = .unimplemented("erased loop")
      let line: UInt = #line - 2
      let bases = (DispatchQueue.unimplemented("queue"), RunLoop.unimplemented("loop"))
      let issues = recordIssues {
        queue.schedule {}
        runLoop.schedule {}
        bases.0.schedule {}
        bases.1.schedule {}
      }
      XCTAssertEqual(issues.map(\.line), [line, line + 1, line + 3, line + 3])
      XCTAssertEqual(Set(issues.map(\.fileID)), ["CombineSchedulersTests/AnySchedulerTests.swift"])
    }

    func testTheSchedulersOfTheDependenciesReportTheLineOfTheDependency() {
      @Dependency(\.mainQueue) var mainQueue
      @Dependency(\.mainRunLoop) var mainRunLoop
      let line: UInt = #line - 2
      let issues = recordIssues {
        mainQueue.schedule {}
        mainRunLoop.schedule {}
      }
      XCTAssertEqual(issues.map(\.line), [line, line + 1])
      XCTAssertEqual(Set(issues.map(\.fileID)), ["CombineSchedulersTests/AnySchedulerTests.swift"])
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

    func testMainSchedulersRunOnTheMainQueue() async {
      let queue: AnySchedulerOf<DispatchQueue> = .main
      let runLoop: AnySchedulerOf<RunLoop> = .main
      let isOnMainThread = await withTaskGroup(of: Bool.self) { group in
        group.addTask { await Self.runs { queue.schedule($0) } }
        group.addTask { await Self.runs { queue.schedule(after: queue.now, $0) } }
        group.addTask { await Self.runs { runLoop.schedule($0) } }
        group.addTask { await Self.runs { runLoop.schedule(after: runLoop.now, $0) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      XCTAssertEqual(isOnMainThread, [true, true, true, true])
    }

    /// Passes an action to `schedule` on another thread, and returns whether the action is performed
    /// on the main thread, after the call.
    private static func runs(_ schedule: @escaping @Sendable (@escaping () -> Void) -> Void) async
      -> Bool
    {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          XCTAssertFalse(Thread.isMainThread)
          schedule { continuation.resume(returning: Thread.isMainThread) }
        }
      }
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
