#if Combine
  import ComposableCombine
  import XCTest

  @testable import ComposableArchitecture

  final class StorePublisherSubscriptionTests: FeatureTestCase {
    private let store = Store(initialState: Counter.State()) { Counter() }

    func testSinkReceivesTheCurrentStateAndEachLaterState() async {
      var counts: [Int] = []
      let subscription = store.publisher.map(\.count).sink { counts.append($0) }
      XCTAssertEqual(counts, [0])
      store.send(.increment)
      store.send(.increment)
      XCTAssertEqual(counts, [0, 1, 2])
      subscription.cancel()
      store.send(.increment)
      XCTAssertEqual(counts, [0, 1, 2])
    }

    func testPropertyIsPublishedWithoutDuplicates() async {
      var counts: [Int] = []
      var cancellables: Set<AnyCancellable> = []
      store.publisher.count.sink { counts.append($0) }.store(in: &cancellables)
      store.send(.increment)
      store.send(.decrement)
      store.send(.decrement)
      XCTAssertEqual(counts, [0, 1, 0, -1])
      let store = Store<Int, Int>(initialState: 0) { EmptyReducer() }
      var texts: [String] = []
      store.publisher.description.sink { texts.append($0) }.store(in: &cancellables)
      store.send(1)
      store.send(2)
      XCTAssertEqual(texts, ["0"])
    }

    func testViewStorePublishesItsValuesWithoutDuplicates() async {
      let viewStore = ViewStore(store, observe: { $0.count / 2 })
      var values: [Int] = []
      let subscription = viewStore.publisher.sink { values.append($0) }
      store.send(.increment)
      store.send(.increment)
      XCTAssertEqual(values, [0, 1])
      subscription.cancel()
    }

    func testSubscriptionRetainsTheStoreUntilItIsCancelled() async {
      weak var released: StoreOf<Counter>?
      var subscription: AnyCancellable?
      do {
        let store = Store(initialState: Counter.State()) { Counter() }
        released = store
        subscription = store.publisher.sink { _ in }
      }
      XCTAssertNotNil(released)
      subscription?.cancel()
      XCTAssertNil(released)
    }

    func testOperatorsOfPublishersAndOfSequencesAreAvailable() async {
      var texts: [String] = []
      let subscription = store.publisher
        .map { "\($0.count)" }
        .removeDuplicates()
        .dropFirst()
        .sink { texts.append($0) }
      for await text in store.publisher.map({ "\($0.count)" }) {
        XCTAssertEqual(text, "0")
        break
      }
      for await count in store.publisher.count {
        XCTAssertEqual(count, 0)
        break
      }
      store.send(.increment)
      XCTAssertEqual(texts, ["1"])
      subscription.cancel()
    }
  }
#endif
