import ComposableArchitecture
import Observation
import Testing

@Suite struct ObserverExclusivityTests {
  @Test func observerThatReadsTheStoreSynchronouslyTerminatesTheProcess() async {
    await #expect(processExitsWith: .failure) {
      await readAtOnce()
    }
  }

  @Test @MainActor func storeReturnsTheNewStateAfterItsObserverIsNotified() async {
    let store = Store(initialState: Ticker.State()) { Ticker() }
    await confirmation { isTold in
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = store.count
        } onChange: {
          isTold()
          Task { @MainActor in continuation.resume() }
        }
        store.send(.tick)
      }
    }
    #expect(store.count == 1)
  }
}

@MainActor
private func readAtOnce() {
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
