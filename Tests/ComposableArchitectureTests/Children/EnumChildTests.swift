import XCTest

@testable import ComposableArchitecture

/// The identity of a child whose state is an enum.
final class EnumChildTests: FeatureTestCase {
  func testEffectsAreCancelledWhenTheCaseOfAnEnumChildChanges() async {
    let store = makeStore(.item(Item.State(id: 1)))
    let task = store.send(.child(.item(.startButtonTapped)))
    store.send(.set(.other(Item.State(id: 1))))
    await assertFinishes(task)
  }

  func testEffectsAreNotCancelledWhenAPayloadWithoutAnIDChanges() async {
    let store = makeStore(.page(Page.State()))
    let task = store.send(.child(.page(.startButtonTapped)))
    store.send(.set(.page(Page.State(count: 7))))
    await Task.megaYield()
    XCTAssertFalse(task.task?.isComplete ?? true)
    store.send(.set(nil))
    await assertFinishes(task)
  }

  func testEffectsAreCancelledWhenThePayloadHasAnotherID() async {
    let store = makeStore(.item(Item.State(id: 1)))
    let task = store.send(.child(.item(.startButtonTapped)))
    store.send(.set(.item(Item.State(id: 1, page: Page.State(count: 7)))))
    await Task.megaYield()
    XCTAssertFalse(task.task?.isComplete ?? true)
    store.send(.set(.item(Item.State(id: 2))))
    await assertFinishes(task)
  }

  private func makeStore(_ child: ScreenFeature.State) -> StoreOf<Parent> {
    Store(initialState: Parent.State(child: child)) { Parent() }
  }
}

@Reducer
private struct Parent {
  struct State {
    var child: ScreenFeature.State?
  }

  enum Action {
    case child(ScreenFeature.Action)
    case set(ScreenFeature.State?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .set(let child) = action { state.child = child }
      return .none
    }
    .ifLet(\.child, action: \.child) {
      ScreenFeature()
    }
  }
}
