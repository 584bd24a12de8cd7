import ComposableArchitecture
import Observation
import XCTest

final class ViewStorePublisherTests: FeatureTestCase {
  private let store = Store(initialState: Counter.State()) { Counter() }

  func testPublisherSendsTheCurrentValueAndEachDifferentValue() async {
    let viewStore = ViewStore(store, observe: { $0.count / 2 })
    var values = viewStore.publisher.makeAsyncIterator()
    for _ in 1...4 {
      store.send(.increment)
    }
    var given: [Int?] = []
    for _ in 1...3 {
      await given.append(values.next())
    }
    XCTAssertEqual(given, [0, 1, 2])
  }

  func testPublisherSendsTheValueOfTheViewStore() async {
    let viewStore = ViewStore(store, observe: { $0 })
    var counts = viewStore.publisher.count.makeAsyncIterator()
    _ = await counts.next()
    store.send(.increment)
    let count = await counts.next()
    XCTAssertEqual(count, 1)
    XCTAssertEqual(viewStore.count, 1)
  }

  func testPublisherIteratorRetainsAndReleasesTheViewStore() async {
    weak var weakViewStore: ViewStore<Int, Counter.Action>?
    do {
      var values = {
        let viewStore = ViewStore(store, observe: \.count)
        weakViewStore = viewStore
        return viewStore.publisher.makeAsyncIterator()
      }()
      store.send(.increment)
      let (first, second) = (await values.next(), await values.next())
      XCTAssertEqual([first, second], [0, 1])
    }
    await eventually { weakViewStore == nil }
  }

  func testViewStoreObserversAreNotifiedInTheOrderOfCreation() async {
    let heard = LockIsolated<[Int]>([])
    let viewStores = (1...5).map { index in
      let viewStore = ViewStore(store, observe: \.count)
      withObservationTracking {
        _ = viewStore.state
      } onChange: {
        heard.withValue { $0.append(index) }
      }
      return viewStore
    }
    store.send(.increment)
    XCTAssertEqual(heard.value, [1, 2, 3, 4, 5])
    XCTAssertEqual(viewStores.map(\.state), [1, 1, 1, 1, 1])
  }

  func testViewStoreComparesValuesOnceForEachStoreChange() async {
    let compared = LockIsolated(0)
    let viewStores = (1...3).map { _ in
      ViewStore(store, observe: \.count) {
        compared.withValue { $0 += 1 }
        return $0 == $1
      }
    }
    XCTAssertEqual(compared.value, 0)
    store.send(.increment)
    XCTAssertEqual(compared.value, 3)
    store.send(.decrement)
    XCTAssertEqual(compared.value, 6)
    XCTAssertEqual(viewStores.count, 3)
  }

  func testViewStoreObserverCanSendAnAction() async {
    let viewStore = ViewStore(store, observe: \.count)
    withObservationTracking {
      _ = viewStore.state
    } onChange: {
      MainActor.assumeIsolated { _ = viewStore.send(.increment) }
    }
    store.send(.increment)
    XCTAssertEqual(viewStore.state, 2)
  }
}
