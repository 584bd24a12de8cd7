import ComposableArchitecture
import Testing

@testable import Counters

@MainActor
struct AppFeatureTests {
  @Test func counterPushesAFact() async {
    let store = TestStore(initialState: AppFeature.State()) { AppFeature() }
    await store.send(.counterButtonTapped) {
      $0.path[id: 0] = .counter(Counter.State())
    }
    await store.send(\.path[id: 0].counter.incrementButtonTapped) {
      $0.path[id: 0]?.modify(\.counter) { $0.count = 1 }
    }
    await store.send(\.path[id: 0].counter.factButtonTapped)
    await store.receive(\.path[id: 0].counter.delegate.showFact) {
      $0.path[id: 1] = .fact(Fact.State(number: 1))
    }
    await store.send(\.path.popFrom, 0) { $0.path.removeAll() }
  }
}
