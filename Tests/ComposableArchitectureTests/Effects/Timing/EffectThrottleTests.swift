import XCTest

@testable import ComposableArchitecture

final class EffectThrottleTests: ClockTestCase {
  func testThrottleSendsTheFirstActionSynchronously() async {
    let store = makeStore(latest: true)
    store.send("a")
    XCTAssertEqual(store.log, ["a", "a!"])
  }

  func testThrottleWithLatestSendsTheLastHeldActionAtTheIntervalEnd() async {
    let store = makeStore(latest: true)
    for action in ["a", "b", "c", "d"] {
      store.send(action)
      await clock.advance(by: .milliseconds(250))
    }
    XCTAssertEqual(store.log, ["a", "a!", "b", "c", "d", "d!"])
  }

  func testThrottleWithoutLatestSendsTheFirstHeldActionAtTheIntervalEnd() async {
    let store = makeStore(latest: false)
    for action in ["a", "b", "c", "d"] {
      store.send(action)
      await clock.advance(by: .milliseconds(250))
    }
    XCTAssertEqual(store.log, ["a", "a!", "b", "c", "d", "b!"])
  }

  func testThrottleIntervalStartsAgainWithEverySentAction() async {
    let store = makeStore(latest: true)
    store.send("a")
    await clock.advance(by: .milliseconds(600))
    store.send("b")
    await clock.advance(by: .milliseconds(600))
    store.send("c")
    XCTAssertEqual(store.log, ["a", "a!", "b", "b!", "c"])
    await clock.advance(by: .milliseconds(799))
    XCTAssertEqual(store.log, ["a", "a!", "b", "b!", "c"])
    await clock.advance(by: .milliseconds(1))
    XCTAssertEqual(store.log, ["a", "a!", "b", "b!", "c", "c!"])
  }

  func testThrottleSendsAnActionAfterTheIntervalSynchronously() async {
    for latest in [true, false] {
      let store = makeStore(latest: latest)
      store.send("a")
      await clock.advance(by: .seconds(1))
      store.send("b")
      XCTAssertEqual(store.log, ["a", "a!", "b", "b!"])
    }
  }

  func testThrottleAppliesToTheActionsOfASingleEffect() async {
    for (latest, expected) in [(true, ["1", "3", "5"]), (false, ["1", "2", "4"])] {
      let store = LogStore { [clock] action in
        guard action == "start" else { return .none }
        return .run { send in
          for number in 1...5 {
            await send("\(number)")
            try await clock.sleep(for: .milliseconds(400))
          }
        }
        .throttle(id: 1, for: .seconds(1), clock: clock, latest: latest)
      }
      let task = store.send("start")
      await clock.run()
      await assertFinishes(task)
      XCTAssertEqual(store.log, ["start"] + expected)
    }
  }

  func testThrottledTaskRunsUntilTheEndOfTheInterval() async {
    let store = makeStore(latest: true)
    store.send("a")
    let task = store.send("b")
    await Task.megaYield()
    XCTAssertFalse(task.task?.isComplete ?? true)
    await clock.advance(by: .seconds(1))
    await assertFinishes(task)
    XCTAssertFalse(task.isCancelled)
    XCTAssertEqual(store.log, ["a", "a!", "b", "b!"])
  }

  func testCancelDropsTheActionThatThrottleHolds() async {
    for latest in [true, false] {
      let store = makeStore(latest: latest)
      store.send("a")
      let task = store.send("b")
      store.send("cancel")
      await assertFinishes(task)
      await clock.advance(by: .milliseconds(500))
      store.send("c")
      await clock.advance(by: .seconds(1))
      XCTAssertEqual(store.log, ["a", "a!", "b", "cancel", "c", "c!"])
    }
  }

  func testThrottleCancelsTheInFlightEffect() async {
    let store = LogStore { [clock] _ in
      .run { _ in try await untilCancelled() }
        .throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
    }
    let first = store.send("a")
    let second = store.send("b")
    await assertFinishes(first)
    second.cancel()
    await assertFinishes(second)
  }

  func testThrottleSendsTheHeldActionWhileALaterEffectRuns() async {
    let store = LogStore { [clock] action in
      guard !action.hasSuffix("!"), action != "cancel" else { return .cancel(id: 1) }
      let effect: Effect<String> =
        action == "work" ? .run { _ in try await untilCancelled() } : .send("\(action).")
      guard !action.hasSuffix(".") else { return .none }
      return effect.throttle(id: 1, for: .seconds(1), clock: clock, latest: false)
    }
    store.send("a")
    store.send("b")
    let task = store.send("work")
    await clock.advance(by: .seconds(1))
    XCTAssertEqual(store.log, ["a", "a.", "b", "work", "b."])
    store.send("cancel")
    await assertFinishes(task)
  }

  func testThrottleIntervalsOfDifferentElementsAreIndependent() async {
    let store = makeStack(count: 2)
    store.send(.path(.element(id: 0, action: .tell(1))))
    store.send(.path(.element(id: 1, action: .tell(2))))
    XCTAssertEqual(store.withState(\.kept), [[1], [2]])
    store.send(.path(.element(id: 0, action: .tell(3))))
    store.send(.path(.element(id: 1, action: .tell(4))))
    XCTAssertEqual(store.withState(\.kept), [[1], [2]])
    await clock.advance(by: .seconds(1))
    XCTAssertEqual(store.withState(\.kept), [[1, 3], [2, 4]])
    store.send(.path(.popFrom(id: 0)))
  }

  func testThrottleIntervalsOfDifferentStoresAreIndependent() async {
    let (one, other) = (makeStore(latest: true), makeStore(latest: true))
    one.send("a")
    other.send("b")
    XCTAssertEqual(other.log, ["b", "b!"])
  }

  func testThrottledEffectFinishesWhenItsElementIsPopped() async {
    let store = makeStack(count: 1)
    store.send(.path(.element(id: 0, action: .tell(1))))
    let task = store.send(.path(.element(id: 0, action: .tell(2))))
    store.send(.path(.popFrom(id: 0)))
    await assertFinishes(task)
    // If the throttle sent the held action now, an issue about a missing element would be reported.
    await clock.advance(by: .seconds(1))
  }

  func testThrottleRemovesExpiredIntervals() async {
    let core = RootCore(
      initialState: 0,
      reducer: Reduce<Int, Int?> { [clock] state, action in
        guard let action else {
          state += 1
          return .none
        }
        return .send(nil).throttle(id: action, for: .seconds(1), clock: clock, latest: true)
      },
      dependencies: DependencyValues()
    )
    for id in 1...100 {
      _ = core.send(id)
      await clock.advance(by: .milliseconds(500))
    }
    XCTAssertEqual(core.state, 100)
    XCTAssertLessThan(core.throttleIntervals.count, 20)
  }

  func testThrottleOfNoneReturnsNone() async {
    XCTAssertTrue(
      Effect<String>.none.throttle(id: 1, for: .seconds(1), clock: clock, latest: true).isNone
    )
  }

  func testMappedActionsAreThrottled() async {
    let store = LogStore { [clock] action in
      guard action.count == 1 else { return .none }
      return Effect.send(action.count)
        .throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
        .map { "got \($0)" }
    }
    store.send("a")
    store.send("b")
    XCTAssertEqual(store.log, ["a", "got 1", "b"])
    await clock.advance(by: .seconds(1))
    XCTAssertEqual(store.log, ["a", "got 1", "b", "got 1"])
  }

  func testThrottleOnAnImmediateClockSendsTheFirstAndLastActions() async {
    let store = LogStore { action in
      guard action == "start" else { return .none }
      return .run { send in
        await send("a")
        await send("b")
        await send("c")
      }
      .throttle(id: 1, for: .seconds(1), clock: .immediate, latest: true)
    }
    await store.send("start").finish()
    XCTAssertEqual(store.log, ["start", "a", "c"])
  }

  func testTestStoreReceivesTheThrottledActions() async {
    let store = TestStore(initialState: Delay.State()) {
      Delay(isThrottled: true)
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.tell(1))
    await store.receive(.keep(1)) { $0.kept = [1] }
    await store.send(.tell(2))
    await store.send(.tell(3))
    await clock.advance(by: .seconds(1))
    await store.receive(.keep(3)) { $0.kept = [1, 3] }
  }

  private func makeStore(latest: Bool) -> LogStore {
    LogStore { [clock] action in
      if action == "cancel" { return .cancel(id: 1) }
      return action.hasSuffix("!")
        ? .none
        : .send("\(action)!").throttle(id: 1, for: .seconds(1), clock: clock, latest: latest)
    }
  }

  private func makeStack(count: Int) -> StoreOf<Delays> {
    Store(initialState: Delays.State(count: count)) {
      Delays(isThrottled: true)
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }
}
