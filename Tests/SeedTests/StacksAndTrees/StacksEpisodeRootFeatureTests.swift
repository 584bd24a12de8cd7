import ComposableArchitecture
import TestSupport
import XCTest

@testable import SeedFeatures

@MainActor
final class StacksEpisodeRootFeatureTests: XCTestCase {
  private typealias CounterFeature = StacksEpisode.CounterFeature
  private typealias RootFeature = StacksEpisode.RootFeature

  func testGoToCounterButtonPushesACounter() async {
    let store = TestStore(initialState: RootFeature.State()) { RootFeature() }
    // The identifiers are random, so the test asserts only the counts.
    store.exhaustivity = .off
    await store.send(.goToCounterButtonTapped)
    await store.send(.goToCounterButtonTapped)
    XCTAssertEqual(store.state.counters.map(\.count), [0, 0])
  }

  func testActionsChangeOnlyTheCounterWithTheirID() async {
    let first = CounterFeature.State()
    let second = CounterFeature.State(count: 5)
    let store = TestStore(initialState: RootFeature.State(counters: [first, second])) {
      RootFeature()
    }
    await store.send(.counter(id: second.id, action: .incrementButtonTapped)) {
      $0.counters[id: second.id]?.count = 6
    }
    await store.send(.counter(id: first.id, action: .decrementButtonTapped)) {
      $0.counters[id: first.id]?.count = -1
    }
  }

  func testSetPathPopsTheCounter() async {
    let counter = CounterFeature.State()
    let store = TestStore(initialState: RootFeature.State(counters: [counter])) { RootFeature() }
    await store.send(.setPath([])) {
      $0.counters = []
    }
  }

  func testTimerIsCancelledWhenItsCounterIsPopped() async {
    let counter = CounterFeature.State()
    let store = TestStore(initialState: RootFeature.State(counters: [counter])) { RootFeature() }
    await store.send(.counter(id: counter.id, action: .toggleTimerButtonTapped)) {
      $0.counters[id: counter.id]?.isTimerOn = true
    }
    await store.send(.setPath([])) {
      $0.counters = []
    }
    await store.finish()
  }

  func testReducerWithPrintChangesStillPushesACounter() async {
    let store = Store(initialState: RootFeature.State()) { RootFeature()._printChanges() }
    store.send(.goToCounterButtonTapped)
    XCTAssertEqual(store.withState(\.counters.count), 1)
  }

  func testActionOfAMissingCounterIsReported() async {
    let store = Store(initialState: RootFeature.State()) { RootFeature() }
    let issues = recordMessages {
      store.send(.counter(id: CounterFeature.State().id, action: .timerTick))
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("not in its array") == true)
  }
}
