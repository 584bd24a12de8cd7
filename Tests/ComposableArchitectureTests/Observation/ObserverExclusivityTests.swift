import Observation
import Testing

@testable import ComposableArchitecture

@Suite struct ObserverExclusivityTests {
  @Test func observerThatReadsTheStoreSynchronouslyTerminatesTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await readSynchronously()
    }
    expectStandardError(of: result, contains: "while the store's reducer was changing the state")
  }

  @Test @MainActor func storeReturnsTheNewStateAfterItsObserverIsNotified() async {
    let store = Store(initialState: Ticker.State()) { Ticker() }
    let counts = LockIsolated<[Int]>([])
    withObservationTracking {
      _ = store.count
    } onChange: {
      Task { @MainActor in
        let count = store.count
        counts.withValue { $0.append(count) }
      }
    }
    store.send(.tick)
    let wasRead = await wait(atMost: .seconds(10)) { !counts.value.isEmpty }
    #expect(wasRead, "The observer was not notified.")
    #expect(counts.value == [1])
  }
}

@MainActor
private func readSynchronously() {
  let store = Store(initialState: Ticker.State()) { Ticker() }
  withObservationTracking {
    _ = store.count
  } onChange: {
    _ = MainActor.assumeIsolated { store.count }
  }
  store.send(.tick)
}

@Reducer
private struct Ticker {
  @ObservableState
  struct State {
    var count = 0
  }
  enum Action {
    case tick
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
