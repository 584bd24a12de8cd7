import ComposableArchitecture
import Observation
import XCTest

final class ViewStoreTests: FeatureTestCase {
  private let store = Store(initialState: Counter.State()) { Counter() }

  func testViewStoreReturnsTheObservedState() async {
    let viewStore = ViewStore(store, observe: \.count)
    viewStore.send(.increment)
    XCTAssertEqual(viewStore.state, 1)
    let whole: ViewStoreOf<Counter> = ViewStore(store, observe: { $0 })
    XCTAssertEqual(whole.count, 1)
  }

  func testViewStoreMapsViewActionsToStoreActions() async {
    let viewStore = ViewStore(
      store,
      observe: \.count,
      send: { (isUp: Bool) in isUp ? .increment : .decrement }
    )
    viewStore.send(false)
    XCTAssertEqual(viewStore.state, -1)
  }

  func testViewStoreObserversAreNotNotifiedOfEqualValues() async {
    let viewStore = ViewStore(store, observe: { $0.count / 2 })
    let changes = LockIsolated(0)
    observe(viewStore) { changes.withValue { $0 += 1 } }
    store.send(.increment)
    XCTAssertEqual(changes.value, 0)
    store.send(.increment)
    XCTAssertEqual(changes.value, 1)
  }

  func testViewStoreUpdatesOnlyIfRemoveDuplicatesReturnsFalse() async {
    let viewStore = ViewStore(
      store,
      observe: \.count,
      removeDuplicates: { ($0 < 3) == ($1 < 3) }
    )
    let changes = LockIsolated(0)
    observe(viewStore) { changes.withValue { $0 += 1 } }
    store.send(.increment)
    store.send(.increment)
    XCTAssertEqual(changes.value, 0)
    XCTAssertEqual(viewStore.state, 0)
    store.send(.increment)
    XCTAssertEqual(changes.value, 1)
    XCTAssertEqual(viewStore.state, 3)
  }

  func testViewStoreWithRemoveDuplicatesMapsViewActions() async {
    let viewStore = ViewStore(
      store,
      observe: { ($0.count, $0.count.isMultiple(of: 2)) },
      send: { (isUp: Bool) in isUp ? .increment : .decrement },
      removeDuplicates: ==
    )
    viewStore.send(true)
    XCTAssertEqual(viewStore.0, 1)
    XCTAssertEqual(viewStore.1, false)
  }

  func testViewStoreObserversAreNotifiedBeforeTheStateChanges() async {
    let viewStore = ViewStore(store, observe: \.count)
    let seen = LockIsolated<[Int]>([])
    observe(viewStore) {
      let state = MainActor.assumeIsolated { viewStore.state }
      seen.withValue { $0.append(state) }
    }
    store.send(.increment)
    XCTAssertEqual(seen.value, [0])
    XCTAssertEqual(viewStore.state, 1)
  }

  func testViewStoreRetainsItsStoreUntilTheViewStoreIsReleased() async {
    weak var weakViewStore: ViewStore<Int, Counter.Action>?
    weak var weakStore: StoreOf<Counter>?
    do {
      var store: StoreOf<Counter>? = Store(initialState: Counter.State()) { Counter() }
      let viewStore = store.map { ViewStore($0, observe: \.count) }
      (weakViewStore, weakStore) = (viewStore, store)
      store = nil
      viewStore?.send(.increment)
      XCTAssertEqual(viewStore?.state, 1)
    }
    XCTAssertNil(weakViewStore)
    XCTAssertNil(weakStore)
  }

  private func observe(
    _ viewStore: ViewStore<Int, Counter.Action>,
    onChange: @escaping @Sendable () -> Void
  ) {
    withObservationTracking {
      _ = viewStore.state
    } onChange: {
      onChange()
    }
  }
}
