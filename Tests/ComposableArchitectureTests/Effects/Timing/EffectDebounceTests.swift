import XCTest

@testable import ComposableArchitecture

final class EffectDebounceTests: ClockTestCase {
  func testDebouncedEffectDoesNotRunBeforeTheDelay() async {
    let hasStarted = LockIsolated(false)
    let store = LogStore { [clock] _ in
      .run { _ in hasStarted.setValue(true) }.debounce(id: 1, for: .seconds(1), clock: clock)
    }
    let task = store.send("a")
    await clock.advance(by: .milliseconds(999))
    XCTAssertFalse(hasStarted.value)
    await clock.advance(by: .milliseconds(1))
    XCTAssertTrue(hasStarted.value)
    await assertFinishes(task)
  }

  func testDebounceRestartsTheDelayAndDropsThePreviousAction() async {
    let store = makeStore()
    for action in ["a", "b", "c"] {
      store.send(action)
      await clock.advance(by: .milliseconds(600))
    }
    XCTAssertEqual(store.log, ["a", "b", "c"])
    await clock.advance(by: .milliseconds(400))
    XCTAssertEqual(store.log, ["a", "b", "c", "c!"])
    await clock.run()
    XCTAssertEqual(store.log, ["a", "b", "c", "c!"])
  }

  func testDebounceCancelsTheInFlightEffect() async {
    let store = LogStore { [clock] action in
      .run { _ in try await untilCancelled() }
        .debounce(id: action.count, for: .seconds(1), clock: clock)
    }
    let first = store.send("a")
    await clock.advance(by: .seconds(1))
    XCTAssertFalse(first.task?.isComplete ?? true)
    let second = store.send("b")
    await assertFinishes(first)
    second.cancel()
    await assertFinishes(second)
  }

  func testCancelDropsTheDebouncedAction() async {
    let store = makeStore()
    let task = store.send("a")
    store.send("cancel")
    await assertFinishes(task)
    await clock.advance(by: .seconds(2))
    XCTAssertEqual(store.log, ["a", "cancel"])
  }

  func testDebouncedEffectsOfDifferentElementsAreIndependent() async {
    let store = makeStack(count: 2)
    store.send(.path(.element(id: 0, action: .tell(1))))
    store.send(.path(.element(id: 1, action: .tell(2))))
    store.send(.path(.element(id: 1, action: .tell(3))))
    await clock.advance(by: .seconds(1))
    XCTAssertEqual(store.withState(\.kept), [[1], [3]])
    store.send(.path(.popFrom(id: 0)))
  }

  func testAncestorCancelsTheDebouncedEffectOfADescendant() async {
    let store = makeStack(count: 1)
    store.send(.path(.element(id: 0, action: .tell(1))))
    store.send(.cancel)
    await clock.advance(by: .seconds(1))
    XCTAssertEqual(store.withState(\.kept), [[]])
    store.send(.path(.popFrom(id: 0)))
  }

  func testDebouncedEffectFinishesWhenItsElementIsPopped() async {
    let store = makeStack(count: 1)
    let task = store.send(.path(.element(id: 0, action: .tell(1))))
    store.send(.path(.popFrom(id: 0)))
    await assertFinishes(task)
  }

  func testDebounceOfNoneReturnsNone() async {
    XCTAssertTrue(
      Effect<String>.none.debounce(id: 1, for: .seconds(1), clock: clock).isNone
    )
  }

  func testDebouncedEffectSendsOnAnImmediateClock() async {
    let store = LogStore { action in
      action == "a"
        ? .send("b").debounce(id: 1, for: .seconds(1), clock: .immediate) : .none
    }
    await store.send("a").finish()
    XCTAssertEqual(store.log, ["a", "b"])
  }

  func testTestStoreReceivesOnlyTheLastDebouncedAction() async {
    let store = TestStore(initialState: Delay.State()) {
      Delay(isThrottled: false)
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.tell(1))
    await clock.advance(by: .milliseconds(500))
    await store.send(.tell(2))
    await clock.advance(by: .seconds(1))
    await store.receive(.keep(2)) { $0.kept = [2] }
  }

  private func makeStore() -> LogStore {
    LogStore { [clock] action in
      if action == "cancel" { return .cancel(id: 1) }
      return action.hasSuffix("!")
        ? .none : .send("\(action)!").debounce(id: 1, for: .seconds(1), clock: clock)
    }
  }

  private func makeStack(count: Int) -> StoreOf<Delays> {
    Store(initialState: Delays.State(count: count)) {
      Delays(isThrottled: false)
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }
}
