import ComposableArchitecture
import Testing

@testable import Counters

@MainActor
struct FactTests {
  @Test func factIsShown() async {
    let store = TestStore(initialState: Fact.State(number: 6)) {
      Fact()
    } withDependencies: {
      $0.facts.fact = { "\($0) is a good number." }
    }
    await store.send(.factButtonTapped)
    await store.receive(\.factLoaded) { $0.text = "6 is a good number." }
  }

  @Test func missingFactPresentsAnAlert() async {
    let store = TestStore(initialState: Fact.State(number: 1)) {
      Fact()
    } withDependencies: {
      $0.facts.fact = { _ in throw NoFactError() }
    }
    await store.send(.factButtonTapped)
    await store.receive(\.factFailed) { $0.alert = .noFact(about: 1) }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }
}
