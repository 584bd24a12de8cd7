import Clocks
import ConcurrencyExtras
import IssueReporting
import TestSupport
import XCTest

final class ClockTests: XCTestCase {
  override func invokeTest() {
    withMainSerialExecutor { super.invokeTest() }
  }

  func testImmediateClockAdvancesItsTimeToTheDeadline() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(3_600))
    XCTAssertEqual(clock.now.offset, .seconds(3_600))
    XCTAssertEqual(clock.now, .init(offset: .seconds(3_600)))
    try await clock.sleep(until: .init(offset: .seconds(1)))
    XCTAssertEqual(clock.now, .init(offset: .seconds(3_600)))
  }

  func testImmediateClockYieldsToOtherTasksInSleep() async throws {
    let isDone = LockIsolated(false)
    Task { isDone.setValue(true) }
    try await ImmediateClock().sleep(for: .seconds(1))
    XCTAssertTrue(isDone.value)
  }

  func testImmediateClockThrowsWhenCancelled() async {
    let clock = ImmediateClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
    XCTAssertEqual(clock.now, .init())
  }

  func testExistentialClockSleepsAndTimerTicks() async throws {
    let clock: any Clock<Duration> = .immediate
    try await clock.sleep(for: .seconds(1))
    var ticks = 0
    for await _ in clock.timer(interval: .seconds(1)) {
      ticks += 1
      if ticks == 3 { break }
    }
    XCTAssertEqual(ticks, 3)
  }

  func testUnimplementedClockReportsEachUse() async throws {
    let recorder = IssueRecorder()
    let clock: UnimplementedClock<Duration> = .unimplemented(name: "MyClock")
    let line: UInt = #line - 1
    try await withIssueReporters([recorder]) {
      let now = clock.now
      _ = clock.minimumResolution
      try await clock.sleep(until: now.advanced(by: .seconds(3_600)))
    }
    XCTAssertEqual(recorder.lines, [line, line, line])
    for (message, member) in zip(
      recorder.messages,
      ["'now'", "'minimumResolution'", "'sleep(until:tolerance:)'"]
    ) {
      XCTAssertTrue(message.contains("MyClock"), message)
      XCTAssertTrue(message.contains(member), message)
    }
  }

  func testUnimplementedClockSleepReturnsAfterItsBaseAdvances() async throws {
    let base = TestClock()
    try await withIssueReporters([]) {
      let clock: any Clock<Duration> = UnimplementedClock(base)
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      await assertSleeps(on: base)
      await base.advance(by: .seconds(1))
      try await task.value
    }
    try await base.checkSuspension()
  }

  func testAnyClockUsesTheTimeOfItsBase() async throws {
    let base = TestClock()
    let clock = AnyClock(base)
    let start = clock.now
    await base.advance(by: .seconds(2))
    XCTAssertEqual(start.duration(to: clock.now), .seconds(2))
    XCTAssertLessThan(start, clock.now)
    XCTAssertEqual(clock.minimumResolution, .zero)
    let task = Task { try await clock.sleep(until: start.advanced(by: .seconds(3))) }
    await assertSleeps(on: base)
    await base.advance(by: .seconds(1))
    try await task.value
  }
}

/// Expects that a task sleeps on the clock.
private func assertSleeps(
  on clock: TestClock<Duration>,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  do {
    try await clock.checkSuspension()
    XCTFail("No task sleeps.", file: file, line: line)
  } catch {
    XCTAssertEqual(error as? SuspensionError, SuspensionError(), file: file, line: line)
  }
}

final class ClockTimerTests: XCTestCase {
  override func invokeTest() {
    withMainSerialExecutor { super.invokeTest() }
  }

  func testTimerTicksOnceAnInterval() async {
    let clock = TestClock()
    let ticks = LockIsolated(0)
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
    }
    await clock.advance(by: .milliseconds(999))
    XCTAssertEqual(ticks.value, 0)
    await clock.advance(by: .milliseconds(1))
    XCTAssertEqual(ticks.value, 1)
    await clock.advance(by: .seconds(9))
    XCTAssertEqual(ticks.value, 10)
    task.cancel()
    await task.value
  }

  func testTimerSkipsTicksDuringASlowBodyWithoutDrift() async {
    let clock = TestClock()
    let start = clock.now
    let times = LockIsolated<[Duration]>([])
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) {
        times.withValue { $0.append(start.duration(to: clock.now)) }
        try? await clock.sleep(for: .milliseconds(2_500))
      }
    }
    await clock.advance(by: .seconds(8))
    XCTAssertEqual(times.value, [.seconds(1), .seconds(4), .seconds(7)])
    task.cancel()
    await task.value
  }

  func testTimerReportsANonPositiveIntervalAndDoesNotTick() async {
    for interval in [Duration.zero, .seconds(-1)] {
      let recorder = IssueRecorder()
      await withIssueReporters([recorder]) {
        for await _ in ImmediateClock().timer(interval: interval) { XCTFail("It ticked.") }
      }
      XCTAssertEqual(recorder.lines, [#line - 2])
      XCTAssertTrue(recorder.messages[0].contains("not positive"))
    }
  }
}
