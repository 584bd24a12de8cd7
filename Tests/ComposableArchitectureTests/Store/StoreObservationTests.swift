import ComposableArchitecture
import Observation
import XCTest

final class StoreObservationTests: FeatureTestCase {
  func testStateObserverIsNotifiedOnceOfTheNextChange() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.state.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.increment)
    store.send(.increment)
    XCTAssertEqual(changes.value, 1)
  }

  func testStateObserverReadsTheNewStateAtEachNotification() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let reader = Reader(store: store)
    store.send(.increment)
    store.send(.increment)
    XCTAssertEqual(reader.counts, [0, 1, 2])
  }

  func testWithStateDoesNotObserveTheState() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.withState(\.count)
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.increment)
    XCTAssertEqual(changes.value, 0)
  }
}

@MainActor
private final class Reader {
  let store: StoreOf<Counter>
  private(set) var counts: [Int] = []

  init(store: StoreOf<Counter>) {
    self.store = store
    read()
  }

  private func read() {
    let count = withObservationTracking {
      store.state.count
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.read() }
    }
    counts.append(count)
  }
}
