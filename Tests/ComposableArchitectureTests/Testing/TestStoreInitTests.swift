import ComposableArchitecture
import XCTest

final class TestStoreInitTests: FeatureTestCase {
  func testInitialStateCanBeAnImplicitMember() async {
    let store = TestStore(initialState: .init(count: 3)) { Counter() }
    await store.send(.increment) { $0.count = 4 }
  }

  func testReducerCanBePassedAsAFunction() async {
    let store = TestStore(initialState: .init(), reducer: Counter.init)
    await store.send(.decrement) { $0.count = -1 }
  }
}
