import XCTest

@testable import ComposableArchitecture

/// The number of times that an action reads the state of scoped stores.
final class StoreCountsTests: FeatureTestCase {
  func testActionDoesNotReadTheStateOfUnobservedScopedStores() async {
    let looks = LockIsolated(0)
    let store = Store(initialState: ParentFeature.State(child: Page.State())) { ParentFeature() }
    let stores = (0..<1000).map { _ in
      store.scope(
        state: { state in
          looks.withValue { $0 += 1 }
          return state.rows
        },
        action: { .rows($0) }
      )
    }
    let parts = stores.map { $0.scope(state: { $0.count }, action: { $0 }) }
    store.send(.child(.increment))
    XCTAssertEqual(looks.value, 0)
    XCTAssertEqual(parts.last?.withState { $0 }, 0)
    XCTAssertEqual(looks.value, 1)
  }

  func testActionDoesNotReadObservedScopedStoresOfObservableState() async {
    let looks = LockIsolated(0)
    let store = Store(initialState: Board.State(looks: looks)) { Board() }
    let stores = (0..<1000).map { _ in
      store.scope(id: UUID(), state: \.row, action: { Board.Action.rows($0) })
    }
    let notified = stores.map { store in ChangeNotification { _ = store?.count } }
    looks.setValue(0)
    store.send(.increment)
    XCTAssertEqual(looks.value, 0)
    XCTAssertFalse(notified.contains { $0.isNotified })
  }

  func testActionReadsAnObservedStoreOfAStackElementOnce() async {
    let looks = LockIsolated(0)
    let store = Store(initialState: Board.State(looks: looks)) { Board() }
    let element = store.scope(state: \.path, action: \.path).scope(
      id: 0,
      state: { path in
        looks.withValue { $0 += 1 }
        return path.first
      },
      action: { .element(id: 0, action: $0) }
    )
    let notified = ChangeNotification { _ = element?.count }
    looks.setValue(0)
    store.send(.increment)
    XCTAssertEqual(looks.value, 1)
    XCTAssertFalse(notified.isNotified)
    store.send(.path(.popFrom(id: store.path.ids[0])))
  }
}

@Reducer
private struct Row {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var count = 0
  }
  enum Action {
    case tap
  }
}

@Reducer
private struct Board {
  @ObservableState
  struct State {
    let looks: LockIsolated<Int>
    var count = 0
    var kept = Row.State(id: 1)
    var path = StackState([Row.State(id: 1)])

    var row: Row.State? {
      looks.withValue { $0 += 1 }
      return kept
    }
  }

  enum Action {
    case increment
    case path(StackActionOf<Row>)
    case rows(Row.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
    .forEach(\.path, action: \.path) { Row() }
  }
}
