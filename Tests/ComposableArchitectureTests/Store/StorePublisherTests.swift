import XCTest

@testable import ComposableArchitecture

final class StorePublisherTests: FeatureTestCase {
  private let store = Store(initialState: Counter.State()) { Counter() }

  func testPublisherSendsTheCurrentStateAndEachLaterState() async {
    var states = store.publisher.makeAsyncIterator()
    store.send(.increment)
    store.send(.increment)
    store.send(.decrement)
    var counts: [Int?] = []
    for _ in 1...4 {
      await counts.append(states.next()?.count)
    }
    XCTAssertEqual(counts, [0, 1, 2, 1])
  }

  func testPublisherSendsEqualStatesButSkipsEqualValuesOfAProperty() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state = action
        return .none
      }
    }
    var states = store.publisher.makeAsyncIterator()
    var values = store.publisher.description.makeAsyncIterator()
    for action in [0, 0, 1, 1, 2] {
      store.send(action)
    }
    var (given, different): ([Int?], [String?]) = ([], [])
    for _ in 1...6 {
      await given.append(states.next())
    }
    for _ in 1...3 {
      await different.append(values.next())
    }
    XCTAssertEqual(given, [0, 0, 0, 1, 1, 2])
    XCTAssertEqual(different, ["0", "1", "2"])
  }

  func testPublisherSendsOneValueForAnActionAndItsEffects() async {
    let store = LogStore { $0 == "a" ? .send("b") : .none }
    var counts = store.publisher.count.makeAsyncIterator()
    store.send("a")
    let (first, second) = (await counts.next(), await counts.next())
    XCTAssertEqual([first, second], [0, 2])
  }

  func testPublisherIteratorsAreIndependent() async {
    let publisher: StorePublisher<Int> = store.publisher.count
    var one = publisher.makeAsyncIterator()
    _ = await one.next()
    store.send(.increment)
    var other = publisher.makeAsyncIterator()
    let (first, second) = (await one.next(), await other.next())
    XCTAssertEqual([first, second], [1, 1])
  }

  func testPublisherIteratorRetainsAndReleasesTheStore() async {
    weak var weakStore: StoreOf<Counter>?
    do {
      var counts = {
        let store = Store(initialState: Counter.State()) { Counter() }
        weakStore = store
        return store.publisher.count.makeAsyncIterator()
      }()
      let count = await counts.next()
      XCTAssertEqual(count, 0)
      XCTAssertNotNil(weakStore)
      weakStore?.send(.increment)
      let next = await counts.next()
      XCTAssertEqual(next, 1)
    }
    await eventually { weakStore == nil }
  }

  func testPublisherFinishesWhenItsTaskIsCancelled() async {
    let counts = LockIsolated<[Int]>([])
    let hasFinished = LockIsolated(false)
    let task = Task { [publisher = store.publisher.count as StorePublisher<Int>] in
      for await count in publisher {
        counts.withValue { $0.append(count) }
      }
      hasFinished.setValue(true)
    }
    await eventually { counts.value == [0] }
    store.send(.increment)
    await eventually { counts.value == [0, 1] }
    task.cancel()
    await eventually { hasFinished.value }
    store.send(.increment)
    XCTAssertEqual(counts.value, [0, 1])
  }

  func testPublisherSendsValuesOffTheMainActor() async {
    let counts = LockIsolated<[Int]>([])
    let publisher: StorePublisher<Int> = store.publisher.count
    let task = Task.detached {
      for await count in publisher {
        counts.withValue { $0.append(count) }
      }
    }
    await eventually { counts.value == [0] }
    for _ in 1...3 {
      store.send(.increment)
    }
    await eventually { counts.value.count == 4 }
    XCTAssertEqual(counts.value, [0, 1, 2, 3])
    task.cancel()
  }
}
