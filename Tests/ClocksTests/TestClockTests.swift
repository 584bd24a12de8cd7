import Clocks
import ConcurrencyExtras
import IssueReporting
import TestSupport
import XCTest

final class TestClockTests: XCTestCase {
  override func invokeTest() {
    withMainSerialExecutor { super.invokeTest() }
  }

  private func sleeper(
    _ clock: TestClock<Duration>,
    _ duration: Duration,
    _ log: LockIsolated<[String]>,
    _ name: String
  ) -> Task<Void, any Error> {
    Task {
      try await clock.sleep(for: duration)
      let seconds = TestClock<Duration>.Instant().duration(to: clock.now).components.seconds
      log.withValue { $0.append("\(name)@\(seconds)") }
    }
  }

  func testTestClockResumesSleepersInDeadlineOrder() async throws {
    let clock = TestClock()
    let log = LockIsolated<[String]>([])
    let tasks = [
      sleeper(clock, .seconds(3), log, "c"), sleeper(clock, .seconds(1), log, "a"),
      sleeper(clock, .seconds(2), log, "b"),
    ]
    await clock.advance(by: .seconds(10))
    XCTAssertEqual(log.value, ["a@1", "b@2", "c@3"])
    XCTAssertEqual(clock.now, .init(offset: .seconds(10)))
    for task in tasks { try await task.value }
  }

  func testTestClockResumesEqualDeadlinesInOrderOfSleep() async throws {
    let clock = TestClock()
    let log = LockIsolated<[String]>([])
    let tasks = ["a", "b", "c"].map { sleeper(clock, .seconds(1), log, $0) }
    await clock.advance(by: .seconds(1))
    XCTAssertEqual(log.value, ["a@1", "b@1", "c@1"])
    for task in tasks { try await task.value }
  }

  func testTestClockDoesNotResumeASleeperBeforeItsDeadline() async throws {
    let clock = TestClock()
    let log = LockIsolated<[String]>([])
    let task = sleeper(clock, .seconds(2), log, "a")
    await clock.advance(by: .milliseconds(1_999))
    XCTAssertEqual(log.value, [])
    await clock.advance(by: .milliseconds(1))
    XCTAssertEqual(log.value, ["a@2"])
    try await task.value
  }

  func testTestClockResumesARepeatedSleepWithinOneAdvance() async throws {
    let clock = TestClock()
    let ticks = LockIsolated(0)
    let task = Task {
      for _ in 1...5 {
        try await clock.sleep(for: .seconds(1))
        ticks.withValue { $0 += 1 }
      }
    }
    await clock.advance(by: .seconds(3))
    XCTAssertEqual(ticks.value, 3)
    await clock.run()
    XCTAssertEqual(ticks.value, 5)
    XCTAssertEqual(clock.now, .init(offset: .seconds(5)))
    try await task.value
  }

  func testTestClockSleepReturnsIfItsDeadlineHasPassed() async throws {
    let clock = TestClock<Duration>(now: .init(offset: .seconds(10)))
    try await clock.sleep(until: .init(offset: .seconds(9)))
    XCTAssertEqual(clock.now, .init(offset: .seconds(10)))
  }

  func testTestClockSleepOfZeroDurationWaitsForAnAdvance() async throws {
    let clock = TestClock()
    let log = LockIsolated<[String]>([])
    let task = sleeper(clock, .zero, log, "a")
    await Task.megaYield()
    XCTAssertEqual(log.value, [])
    await clock.advance()
    XCTAssertEqual(log.value, ["a@0"])
    try await task.value
  }

  func testTestClockIgnoresAnAdvanceToAnEarlierTime() async {
    let clock = TestClock<Duration>(now: .init(offset: .seconds(10)))
    await clock.advance(to: .init(offset: .seconds(5)))
    await clock.advance(by: .seconds(-5))
    XCTAssertEqual(clock.now, .init(offset: .seconds(10)))
  }

  func testTestClockInstantOffsetIsTheTimeSinceTheStart() async {
    let clock = TestClock()
    XCTAssertEqual(clock.now.offset, .zero)
    await clock.advance(by: .seconds(2))
    await clock.advance(to: clock.now.advanced(by: .seconds(1)))
    XCTAssertEqual(clock.now.offset, .seconds(3))
  }

  func testTestClockSleepThrowsWhenItsTaskIsCancelled() async throws {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await Task.megaYield()
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
    try await clock.checkSuspension()
  }

  func testTestClockSleepInACancelledTaskThrows() async throws {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
    try await clock.checkSuspension()
  }

  func testCheckSuspensionThrowsWhileATaskSleeps() async throws {
    let clock = TestClock()
    try await clock.checkSuspension()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    do {
      try await clock.checkSuspension()
      XCTFail("Something sleeps.")
    } catch {
      XCTAssertEqual(error as? SuspensionError, SuspensionError())
    }
    await clock.run()
    try await clock.checkSuspension()
    try await task.value
  }

  func testTestClockRunReportsAndCancelsAnEndlessTimer() async throws {
    let clock = TestClock()
    let recorder = IssueRecorder()
    let task = Task { for await _ in clock.timer(interval: .seconds(1)) {} }
    await withIssueReporters([recorder]) {
      await clock.run(timeout: .milliseconds(5))
    }
    XCTAssertEqual(recorder.lines, [#line - 2])
    XCTAssertTrue(recorder.messages[0].contains("still sleeps"))
    try await clock.checkSuspension()
    await task.value
  }

  func testTestClockRunReportsAndCancelsEndlessSleepsOfZeroDuration() async {
    let clock = TestClock()
    let recorder = IssueRecorder()
    let task = Task { while true { try await clock.sleep(for: .zero) } }
    await withIssueReporters([recorder]) {
      await clock.run(timeout: .milliseconds(5))
    }
    XCTAssertEqual(recorder.lines, [#line - 2])
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
  }

  func testTestClockResumesEverySleeperOfManyThreads() async throws {
    uncheckedUseMainSerialExecutor = false
    let clock = TestClock()
    let woken = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          if (try? await clock.sleep(for: .milliseconds(number))) != nil {
            woken.withValue { $0 += 1 }
          }
        }
      }
      for _ in 1...1_000 where woken.value < 200 { await clock.advance(by: .milliseconds(200)) }
      XCTAssertEqual(woken.value, 200)
      group.cancelAll()
    }
  }
}
