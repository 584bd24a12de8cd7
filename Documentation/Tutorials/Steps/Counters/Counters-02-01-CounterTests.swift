import ComposableArchitecture
import Testing

@testable import Counters

@MainActor
struct CounterTests {
  @Test func buttonsChangeTheCount() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
  }
}
