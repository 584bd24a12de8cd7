import XCTest

@testable import ComposableArchitecture

/// Features of the same type that `Scope` runs don't share their children.
final class ScopedSiblingsTests: FeatureTestCase {
  func testPagesOfScopedSiblingsAreIndependent() async {
    let store = Store(initialState: Tabs.State()) { Tabs() }
    store.send(.first(.present))
    store.send(.second(.present))
    let second = store.send(.second(.sheet(.presented(.startButtonTapped))))
    await store.send(.first(.sheet(.presented(.closeButtonTapped)))).finish()
    XCTAssertNil(store.withState(\.first.sheet))
    XCTAssertNotNil(store.withState(\.second.sheet))
    await assertIsRunning(second)
    store.send(.first(.nothing))
    await assertIsRunning(second)
    await store.send(.second(.sheet(.presented(.closeButtonTapped)))).finish()
    XCTAssertNil(store.withState(\.second.sheet))
    await assertFinishes(second)
  }

  func testRowsOfScopedSiblingsAreIndependent() async {
    let rows = IdentifiedArray(uniqueElements: [Item.State(id: 1)])
    let parent = ParentFeature.State(child: Page.State(), rows: rows)
    let store = Store(initialState: Parents.State(first: parent, second: parent)) { Parents() }
    let row = store.send(.second(.rows(.element(id: 1, action: .startButtonTapped))))
    let child = store.send(.second(.child(.startButtonTapped)))
    store.send(.first(.setRows([])))
    store.send(.first(.setChild(nil)))
    await assertIsRunning(row)
    await assertIsRunning(child)
    store.send(.second(.setRows([])))
    store.send(.second(.setChild(nil)))
    await assertFinishes(row)
    await assertFinishes(child)
  }

  func testStateThatIsCopiedToAScopedSiblingIsPresentedThere() async {
    let store = Store(initialState: Tabs.State()) { Tabs() }
    store.send(.first(.present))
    store.send(.first(.push))
    store.send(.copyToSecond)
    await store.send(.second(.sheet(.presented(.closeButtonTapped)))).finish()
    XCTAssertNil(store.withState(\.second.sheet))
    XCTAssertNotNil(store.withState(\.first.sheet))
    let id = store.withState { $0.first.path.ids[0] }
    await store.send(.second(.path(.element(id: id, action: .closeButtonTapped)))).finish()
    XCTAssertTrue(store.withState(\.second.path).isEmpty)
    XCTAssertFalse(store.withState(\.first.path).isEmpty)
  }
}

/// Two features of the same type that `Scope` runs.
@Reducer
private struct Tabs {
  struct State {
    var first = Home.State()
    var second = Home.State()
  }

  enum Action {
    case copyToSecond
    case first(Home.Action)
    case second(Home.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .copyToSecond = action {
        state.second = state.first
      }
      return .none
    }
    Scope(state: \.first, action: \.first) { Home() }
    Scope(state: \.second, action: \.second) { Home() }
  }
}

/// Two parents of rows and optional children, which `Scope` runs.
@Reducer
private struct Parents {
  struct State {
    var first: ParentFeature.State
    var second: ParentFeature.State
  }

  enum Action {
    case first(ParentFeature.Action)
    case second(ParentFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { ParentFeature() }
    Scope(state: \.second, action: \.second) { ParentFeature() }
  }
}
