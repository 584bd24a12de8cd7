#if Combine
  import CombineSchedulers
  import ConcurrencyExtras
  import TestSupport
  import XCTest

  final class TestSchedulerTests: XCTestCase {
    func testActionsRunInTheOrderOfTheirMoments() {
      let scheduler = DispatchQueue.test
      var log: [String] = []
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2))) { log.append("2") }
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { log.append("1") }
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { log.append("1 again") }
      scheduler.schedule { log.append("0") }
      XCTAssertEqual(log, [])
      scheduler.advance()
      XCTAssertEqual(log, ["0"])
      scheduler.advance(by: .milliseconds(999))
      XCTAssertEqual(log, ["0"])
      scheduler.advance(by: .milliseconds(1))
      XCTAssertEqual(log, ["0", "1", "1 again"])
      scheduler.advance(by: .seconds(10))
      XCTAssertEqual(log, ["0", "1", "1 again", "2"])
    }

    func testActionsThatAreScheduledByActionsRunInTheSameAdvance() {
      let scheduler = RunLoop.test
      let start = scheduler.now
      var moments: [TimeInterval] = []
      func tick() {
        moments.append(start.distance(to: scheduler.now).timeInterval)
        scheduler.schedule(after: scheduler.now.advanced(by: 1)) { tick() }
      }
      tick()
      scheduler.advance(by: 3.5)
      XCTAssertEqual(moments, [0, 1, 2, 3])
      XCTAssertEqual(start.distance(to: scheduler.now).timeInterval, 3.5)
    }

    func testRepeatedActionRunsUntilItIsCancelled() {
      let scheduler = DispatchQueue.test
      var count = 0
      let timer = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { count += 1 }
      scheduler.advance(by: .seconds(2))
      XCTAssertEqual(count, 3)
      timer.cancel()
      scheduler.advance(by: .seconds(2))
      XCTAssertEqual(count, 3)
    }

    func testActionCanCancelItself() {
      let scheduler = DispatchQueue.test
      var timer: (any Cancellable)?
      var count = 0
      timer = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {
        count += 1
        timer?.cancel()
      }
      scheduler.advance(by: .seconds(5))
      XCTAssertEqual(count, 1)
    }

    func testRepeatedActionWithoutAnIntervalRunsOnce() {
      let scheduler = DispatchQueue.test
      var count = 0
      let timer = scheduler.schedule(after: scheduler.now, interval: .zero) { count += 1 }
      scheduler.advance(by: .seconds(1))
      XCTAssertEqual(count, 1)
      timer.cancel()
    }

    func testPassedMomentAndNegativeTimeDoNotTurnTimeBack() {
      let scheduler = DispatchQueue.test
      scheduler.advance(by: .seconds(1))
      let now = scheduler.now
      scheduler.advance(by: .seconds(-1))
      XCTAssertEqual(scheduler.now, now)
      var isDone = false
      scheduler.schedule(after: now.advanced(by: .seconds(-1))) { isDone = true }
      scheduler.advance()
      XCTAssert(isDone)
      XCTAssertEqual(scheduler.now, now)
    }

    func testRunPerformsAllActions() {
      let scheduler = DispatchQueue.test
      var count = 0
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1_000))) {
        count += 1
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1_000))) { count += 1 }
      }
      scheduler.run()
      XCTAssertEqual(count, 2)
    }

    func testRunReportsATimerThatIsNotCancelled() {
      let scheduler = DispatchQueue.test
      let timer = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {}
      expectIssue("still scheduled on this test scheduler") {
        scheduler.run(timeout: .milliseconds(5))
      }
      timer.cancel()
    }

    @MainActor
    func testAsynchronousAdvanceLetsTasksSchedule() async throws {
      let scheduler = DispatchQueue.test
      let count = LockIsolated(0)
      let task = Task {
        for _ in 0..<3 {
          try await scheduler.sleep(for: .seconds(1))
          count.withValue { $0 += 1 }
        }
      }
      await scheduler.advance(by: .seconds(1))
      await scheduler.advance(by: .seconds(1))
      XCTAssertEqual(count.value, 2)
      await scheduler.run()
      XCTAssertEqual(count.value, 3)
      try await task.value
    }

    func testDelayOfAPublisherIsControlled() {
      let scheduler = DispatchQueue.test
      var values: [Int] = []
      let subscription = Just(1).delay(for: .seconds(1), scheduler: scheduler)
        .sink { values.append($0) }
      scheduler.advance(by: .milliseconds(500))
      XCTAssertEqual(values, [])
      scheduler.advance(by: .milliseconds(500))
      XCTAssertEqual(values, [1])
      subscription.cancel()
    }
  }
#endif
