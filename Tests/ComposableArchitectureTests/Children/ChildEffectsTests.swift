import XCTest

@testable import ComposableArchitecture

/// The cancellation of the effects of children that aren't presented.
final class ChildEffectsTests: FeatureTestCase {
  func testEffectsAreNotCancelledIfAReducerOutsideForEachRemovesTheElement() async {
    let rows: IdentifiedArrayOf = [Item.State(id: 1)]
    let store = Store(initialState: ParentFeature.State(rows: rows)) {
      ParentFeature()
      Reduce { state, action in
        if action == .setAlert(nil) { state.rows = [] }
        return .none
      }
    }
    let task = store.send(.rows(.element(id: 1, action: .startButtonTapped)))
    store.send(.setAlert(nil))
    XCTAssertTrue(store.withState(\.rows.isEmpty))
    await assertIsRunning(task)
    store.send(.stopAll)
    await assertFinishes(task)
  }

  func testEffectsAreNotCancelledIfAReducerOutsideIfCaseLetChangesTheCase() async {
    let store = Store(initialState: ScreenFeature.State.item(Item.State(id: 1))) {
      ScreenFeature()
      Reduce { state, action in
        if action == .item(.increment) { state = .page(Page.State()) }
        return .none
      }
    }
    let task = store.send(.item(.startButtonTapped))
    store.send(.item(.increment))
    XCTAssertEqual(store.withState { $0 }, .page(Page.State()))
    await assertIsRunning(task)
    task.cancel()
    await assertFinishes(task)
  }

  func testEffectsOfDescendantsAreCancelledWhenTheChildIsRemoved() async {
    let starts: [ParentFeature.Action] = [
      .child(.startButtonTapped), .item(.startButtonTapped),
      .rows(.element(id: 1, action: .startButtonTapped)),
    ]
    for start in starts {
      let family = ParentFeature.State(
        child: Page.State(),
        item: Item.State(id: 1),
        rows: [Item.State(id: 1)]
      )
      let store = Store(initialState: Ancestor.State(family: family)) { Ancestor() }
      let task = store.send(.family(start))
      await assertIsRunning(task)
      store.send(.remove)
      await assertFinishes(task)
    }
  }

  func testSiblingsOfEqualStateDoNotCancelEachOthersEffects() async {
    let initial = ParentFeature.State(
      child: Page.State(),
      item: Item.State(id: 1),
      rows: [Item.State(id: 1)]
    )
    let store = Store(initialState: initial) { ParentFeature() }
    let child = store.send(.child(.startButtonTapped))
    let item = store.send(.item(.startButtonTapped))
    let row = store.send(.rows(.element(id: 1, action: .startButtonTapped)))
    store.send(.item(.stopButtonTapped))
    await assertFinishes(item)
    await assertIsRunning(child)
    await assertIsRunning(row)
    store.send(.rows(.element(id: 1, action: .stopButtonTapped)))
    await assertFinishes(row)
    await assertIsRunning(child)
    store.send(.child(.stopButtonTapped))
    await assertFinishes(child)
  }

  func testEffectOfAReinsertedElementRunsUntilTheElementIsRemoved() async {
    let rows: IdentifiedArrayOf = [Item.State(id: 1)]
    let store = Store(initialState: ParentFeature.State(rows: rows)) { ParentFeature() }
    let first = store.send(.rows(.element(id: 1, action: .startButtonTapped)))
    store.send(.setRows([]))
    await assertFinishes(first)
    store.send(.setRows(rows))
    let second = store.send(.rows(.element(id: 1, action: .startButtonTapped)))
    await assertIsRunning(second)
    store.send(.setRows([]))
    await assertFinishes(second)
  }
}

@Reducer
private struct Ancestor {
  struct State {
    var family: ParentFeature.State?
  }

  enum Action {
    case family(ParentFeature.Action)
    case remove
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .remove = action { state.family = nil }
      return .none
    }
    .ifLet(\.family, action: \.family) {
      ParentFeature()
    }
  }
}
