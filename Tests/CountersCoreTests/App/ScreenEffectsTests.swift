import ComposableArchitecture
import CountersCore
import NumberFacts
import XCTest

@MainActor
final class ScreenEffectsTests: XCTestCase {
  func testTimerRunsWhileItsScreenIsCovered() async {
    let clock = TestClock()
    let store = appStore(.counter(7), clock: clock)
    await store.send(.counter(0, .timerButtonTapped)) {
      $0.path[id: 0, case: \.counter]?.isTimerRunning = true
    }
    await store.send(.counter(0, .goToFactButtonTapped))
    await store.receive(\.path[id: 0].counter.delegate) {
      $0.path.append(.fact(7))
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].counter.timerTicked) {
      $0.path[id: 0, case: \.counter]?.count = 8
    }
    await store.send(.path(.popFrom(id: 1))) {
      $0.path[id: 1] = nil
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].counter.timerTicked) {
      $0.path[id: 0, case: \.counter]?.count = 9
    }
    await store.send(.counter(0, .timerButtonTapped)) {
      $0.path[id: 0, case: \.counter]?.isTimerRunning = false
    }
  }

  func testTimerIsCancelledWhenItsScreenIsRemoved() async {
    for leave in [
      AppFeature.Action.path(.popFrom(id: 1)), .path(.popFrom(id: 0)), .goToRootButtonTapped,
    ] {
      let clock = TestClock()
      let initial = AppFeature.State(path: StackState([.counter(0), .counter(0)]))
      let ids = initial.path.ids
      let store = TestStore(initialState: initial) {
        AppFeature()
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.send(.counter(ids[1], .timerButtonTapped)) {
        $0.path[id: ids[1], case: \.counter]?.isTimerRunning = true
      }
      switch leave {
      case .path(.popFrom(id: 0)):
        await store.send(.path(.popFrom(id: ids[0]))) { $0.path = .init() }
      case .path: await store.send(.path(.popFrom(id: ids[1]))) { $0.path.removeLast() }
      default: await store.send(leave) { $0.path = .init() }
      }
      await clock.advance(by: .seconds(10))
      await store.finish()
    }
  }

  func testCloseButtonCancelsTheRunningTimer() async {
    let clock = TestClock()
    let store = appStore(.counter(0), clock: clock)
    await store.send(.counter(0, .timerButtonTapped)) {
      $0.path[id: 0, case: \.counter]?.isTimerRunning = true
    }
    await store.send(.counter(0, .closeButtonTapped))
    await store.receive(\.path.popFrom) {
      $0.path = StackState()
    }
    await clock.advance(by: .seconds(10))
    await store.finish()
  }

  func testTimersOfTwoScreensAreIndependent() async {
    let clock = TestClock()
    let store = appStore(.counter(0), .counter(0), clock: clock)
    for id: StackElementID in [0, 1] {
      await store.send(.counter(id, .timerButtonTapped)) {
        $0.path[id: id, case: \.counter]?.isTimerRunning = true
      }
    }
    XCTAssertEqual(store.state.summary.runningTimers, 2)
    await store.send(.counter(0, .timerButtonTapped)) {
      $0.path[id: 0, case: \.counter]?.isTimerRunning = false
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 1].counter.timerTicked) {
      $0.path[id: 1, case: \.counter]?.count = 1
    }
    await store.send(.path(.popFrom(id: 1))) {
      $0.path[id: 1] = nil
    }
  }

  func testParentPushesACounterWhenLoadingFinishes() async {
    let clock = TestClock()
    let store = appStore(.counter(5), clock: clock)
    await store.send(.counter(0, .loadAndGoToCounterButtonTapped)) {
      $0.path[id: 0, case: \.counter]?.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].counter.loadResponse) {
      $0.path[id: 0, case: \.counter]?.isLoading = false
    }
    await store.receive(\.path[id: 0].counter.delegate.goToCounter, 5) {
      $0.path.append(.counter(5))
    }
  }

  func testLoadingIsCancelledWhenItsScreenIsPopped() async {
    let clock = TestClock()
    let store = appStore(.counter(5), clock: clock)
    await store.send(.counter(0, .loadAndGoToCounterButtonTapped)) {
      $0.path[id: 0, case: \.counter]?.isLoading = true
    }
    await store.send(.path(.popFrom(id: 0))) {
      $0.path = StackState()
    }
    await clock.advance(by: .seconds(10))
    await store.finish()
  }

  func testFactFetchIsCancelledWhenItsScreenIsRemoved() async {
    let store = appStore(
      .fact(7),
      numberFact: NumberFactClient { _, _ in
        try await Task<NumberFact, Never>.never()
      }
    )
    await store.send(.fact(0, .factButtonTapped)) {
      $0.path[id: 0, case: \.fact]?.isLoading = true
    }
    await store.send(.goToRootButtonTapped) {
      $0.path = StackState()
    }
    await store.finish()
  }

  func testFailedFactFetchPresentsAnAlertThatIsDismissed() async {
    let store = appStore(
      .fact(7),
      numberFact: NumberFactClient { _, _ in throw FactError(reason: "No network.") }
    )
    store.exhaustivity = .off
    await store.send(.fact(0, .factButtonTapped))
    await store.receive(\.path[id: 0].fact.factFailed)
    XCTAssertNotNil(store.state.path[id: 0, case: \.fact]?.alert)
    store.exhaustivity = .on
    await store.send(.fact(0, .alert(.dismiss))) {
      $0.path[id: 0, case: \.fact]?.alert = nil
    }
  }
}
