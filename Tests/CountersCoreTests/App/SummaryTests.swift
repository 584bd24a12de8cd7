import ComposableArchitecture
import CountersCore
import XCTest

final class SummaryTests: XCTestCase {
  func testSummaryOfAnEmptyPathIsZero() {
    assert(AppFeature.State(), sum: "0", timers: 0, screens: 0)
  }

  func testSummaryCountsAllScreensAndAddsUpAllCounters() {
    var running = CounterFeature.State(count: -2)
    running.isTimerRunning = true
    let state = AppFeature.State(
      path: StackState([.counter(44), .fact(1000), .counter(running), .counter(0)])
    )
    assert(state, sum: "42", timers: 1, screens: 4)
  }

  func testSummaryAddsUpSumsBeyondTheRangeOfInt() {
    assert(
      AppFeature.State(path: StackState([.counter(.max), .counter(.max), .counter(2)])),
      sum: "18446744073709551616",
      timers: 0,
      screens: 3
    )
    assert(
      AppFeature.State(path: StackState([.counter(.min), .counter(.min)])),
      sum: "-18446744073709551616",
      timers: 0,
      screens: 2
    )
  }

  private func assert(
    _ state: AppFeature.State,
    sum: String,
    timers: Int,
    screens: Int,
    line: UInt = #line
  ) {
    XCTAssertEqual(String(state.summary.sum), sum, line: line)
    XCTAssertEqual(state.summary.runningTimers, timers, line: line)
    XCTAssertEqual(state.summary.screens, screens, line: line)
  }
}
