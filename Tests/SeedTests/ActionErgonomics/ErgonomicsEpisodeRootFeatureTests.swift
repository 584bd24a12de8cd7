import ComposableArchitecture
import TestSupport
import XCTest

@testable import SeedFeatures

@MainActor
final class ErgonomicsEpisodeRootFeatureTests: XCTestCase {
  private typealias CounterFeature = ErgonomicsEpisode.CounterFeature
  private typealias Path = ErgonomicsEpisode.Path

  @available(*, deprecated)
  func testParentPushesACounterForADelegateAction() async {
    let counter = CounterFeature.State(count: 42)
    let store = TestStore(
      initialState: ErgonomicsEpisode.RootFeature.State(path: [.counter(counter)])
    ) {
      ErgonomicsEpisode.RootFeature()
    }
    // The identifiers are random, so the test asserts only the counts.
    store.exhaustivity = .off
    await store.send(.path(.element(id: counter.id, action: .counter(.goToCounterButtonTapped))))
    await store.skipReceivedActions()
    XCTAssertEqual(counts(store.state.path), [42, 42])
    await store.send(.goToCounterButtonTapped)
    XCTAssertEqual(counts(store.state.path), [42, 42, 0])
  }

  @available(*, deprecated)
  func testElementActionsChangeTheirElementsAndSetPathReplacesThePath() async {
    let counter = CounterFeature.State(count: 1)
    let fact = ErgonomicsEpisode.NumberFactFeature.State(number: 4)
    let store = TestStore(
      initialState: ErgonomicsEpisode.RootFeature.State(
        path: [.counter(counter), .numberFact(fact)]
      )
    ) {
      ErgonomicsEpisode.RootFeature()
    }
    await store.send(.path(.element(id: counter.id, action: .counter(.incrementButtonTapped)))) {
      XCTModify(&$0.path[id: counter.id], case: /Path.State.counter) { $0.count = 2 }
    }
    await store.send(.path(.element(id: fact.id, action: .numberFact(.doubleButtonTapped)))) {
      XCTModify(&$0.path[id: fact.id], case: /Path.State.numberFact) { $0.number = 8 }
    }
    await store.send(.path(.setPath([.counter(counter)]))) {
      $0.path = [.counter(counter)]
    }
  }

  @available(*, deprecated)
  func testActionOfAMissingElementIsReported() async {
    let store = Store(initialState: ErgonomicsEpisode.RootFeature.State()) {
      ErgonomicsEpisode.RootFeature()
    }
    let id = CounterFeature.State().id
    let issues = recordMessages {
      store.send(.path(.element(id: id, action: .counter(.incrementButtonTapped))))
    }
    XCTAssertEqual(issues, ["Action was sent for element that does not exist."])
  }

  func testComposedCasePathsScopeToTheElement() async {
    let counter = CounterFeature.State(count: 1)
    let store = TestStore(
      initialState: ErgonomicsEpisode.ComposedRootFeature.State(path: [.counter(counter)])
    ) {
      ErgonomicsEpisode.ComposedRootFeature()
    }
    await store.send(.path(.element(id: counter.id, action: .counter(.incrementButtonTapped)))) {
      XCTModify(&$0.path[id: counter.id], case: /Path.State.counter) { $0.count = 2 }
    }
    await store.send(.path(.setPath([]))) {
      $0.path = []
    }
  }

  func testStackStatePushesForADelegateActionAndPopsWithoutSetPath() async {
    let store = TestStore(
      initialState: ErgonomicsEpisode.StackRootFeature.State(
        path: StackState([.counter(CounterFeature.State(count: 1))])
      )
    ) {
      ErgonomicsEpisode.StackRootFeature()
    }
    store.exhaustivity = .off
    await store.send(.path(.element(id: 0, action: .counter(.goToCounterButtonTapped))))
    await store.skipReceivedActions()
    XCTAssertEqual(counts(store.state.path), [1, 1])
    await store.send(.path(.popFrom(id: 0))) {
      $0.path = StackState()
    }
  }

  private func counts(_ path: some Sequence<Path.State>) -> [Int] {
    path.compactMap {
      guard case .counter(let counter) = $0 else { return nil }
      return counter.count
    }
  }
}
