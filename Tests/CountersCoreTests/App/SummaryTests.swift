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

  @MainActor
  func testActionsOfScreensAndOfTheStackUpdateTheSummary() {
    let path = StackState<AppFeature.Path.State>([.counter(40)])
    let store = Store(initialState: AppFeature.State(path: path)) {
      AppFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    store.send(.counter(path.ids[0], .incrementButtonTapped))
    assert(store.state, sum: "41", timers: 0, screens: 1)
    store.send(.counter(path.ids[0], .timerButtonTapped))
    assert(store.state, sum: "41", timers: 1, screens: 1)
    store.send(.counter(path.ids[0], .goToCounterButtonTapped))
    assert(store.state, sum: "82", timers: 1, screens: 2)
    store.send(.goToFactButtonTapped)
    assert(store.state, sum: "82", timers: 1, screens: 3)
    store.send(.path(.popFrom(id: path.ids[0])))
    assert(store.state, sum: "0", timers: 0, screens: 0)
    store.send(.linkOpened("counters:///counter/7"))
    assert(store.state, sum: "7", timers: 0, screens: 1)
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
