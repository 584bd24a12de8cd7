import ComposableArchitecture
import CountersCore
import XCTest

@MainActor
final class CounterFeatureTests: XCTestCase {
  func testIncrementAndDecrementButtonsChangeTheCount() async {
    let store = counterStore(count: 7)
    await store.send(.incrementButtonTapped) {
      $0.count = 8
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 7
    }
    XCTAssertEqual(store.state.title, "Counter: 7")
  }

  func testIncrementOfTheGreatestNumberDoesNothing() async {
    let store = counterStore(count: .max)
    XCTAssertFalse(store.state.canIncrement)
    XCTAssertTrue(store.state.canDecrement)
    await store.send(.incrementButtonTapped)
    await store.send(.timerTicked)
  }

  func testDecrementOfTheLeastNumberDoesNothing() async {
    let store = counterStore(count: .min)
    XCTAssertFalse(store.state.canDecrement)
    XCTAssertTrue(store.state.canIncrement)
    await store.send(.decrementButtonTapped)
    await store.send(.incrementButtonTapped) {
      $0.count = .min + 1
    }
  }

  func testTimerIncrementsTheCountEverySecondUntilTheTimerIsStopped() async {
    let clock = TestClock()
    let store = counterStore(count: 0, clock: clock)
    await store.send(.timerButtonTapped) {
      $0.isTimerRunning = true
    }
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.timerTicked) {
      $0.count = 1
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.timerTicked) {
      $0.count = 2
    }
    await store.receive(\.timerTicked) {
      $0.count = 3
    }
    await store.send(.timerButtonTapped) {
      $0.isTimerRunning = false
    }
    await clock.advance(by: .seconds(10))
  }

  func testTimerCanBeStartedAgain() async {
    let clock = TestClock()
    let store = counterStore(count: 0, clock: clock)
    for count in 1...2 {
      await store.send(.timerButtonTapped) {
        $0.isTimerRunning = true
      }
      await clock.advance(by: .seconds(1))
      await store.receive(\.timerTicked) {
        $0.count = count
      }
      await store.send(.timerButtonTapped) {
        $0.isTimerRunning = false
      }
    }
  }

  func testLoadingFinishesAfterASecondAndSendsADelegateAction() async {
    let clock = TestClock()
    let store = counterStore(count: 5, clock: clock)
    await store.send(.loadAndGoToCounterButtonTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.loadResponse) {
      $0.isLoading = false
    }
    await store.receive(.delegate(.goToCounter(5)))
  }

  func testSecondTapOnTheLoadButtonWhileLoadingDoesNothing() async {
    let clock = TestClock()
    let store = counterStore(count: 5, clock: clock)
    await store.send(.loadAndGoToCounterButtonTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .milliseconds(500))
    await store.send(.loadAndGoToCounterButtonTapped)
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.loadResponse) {
      $0.isLoading = false
    }
    await store.receive(.delegate(.goToCounter(5)))
    await clock.advance(by: .seconds(10))
  }

  func testLinkButtonsSendDelegateActions() async {
    let store = counterStore(count: 5)
    await store.send(.goToCounterButtonTapped)
    await store.receive(.delegate(.goToCounter(5)))
    await store.send(.goToFactButtonTapped)
    await store.receive(.delegate(.goToFact(5)))
  }

  func testCloseButtonDismissesTheCounter() async {
    let store = counterStore(count: 5)
    await store.send(.closeButtonTapped)
    XCTAssertTrue(store.isDismissed)
  }

  private func counterStore(
    count: Int,
    clock: any Clock<Duration> = TestClock()
  ) -> TestStoreOf<CounterFeature> {
    TestStore(initialState: CounterFeature.State(count: count)) {
      CounterFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }
}
