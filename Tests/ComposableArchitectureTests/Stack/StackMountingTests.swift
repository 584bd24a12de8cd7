import XCTest

@testable import ComposableArchitecture

final class StackMountingTests: FeatureTestCase {
  func testElementsOfTheInitialStateAreMountedByTheFirstAction() async {
    let store = Store(initialState: Stack.State(counts: 1, 2)) { Stack() }
    XCTAssertEqual(MountRegistry.totalCount, 0)
    store.send(.stopAll)
    XCTAssertEqual(MountRegistry.totalCount, 2)
    store.send(.change(.removeLast))
    XCTAssertEqual(MountRegistry.totalCount, 1)
    store.send(.change(.append(Page.State())))
    XCTAssertEqual(MountRegistry.totalCount, 2)
    store.send(.change(.removeAll))
    XCTAssertEqual(MountRegistry.totalCount, 0)
  }

  func testPushingAndPoppingManyTimesRetainsNoWork() async {
    let core = RootCore(
      initialState: Stack.State(),
      reducer: Stack(),
      dependencies: DependencyValues._current
    )
    for _ in 1...1000 {
      _ = core.send(.change(.append(Page.State())))
      let id = core.state.path.ids[0]
      _ = core.send(.path(.element(id: id, action: .startButtonTapped)))
      _ = core.send(.path(.popFrom(id: id)))
    }
    await eventually { core.work.count == 0 }
    XCTAssertEqual(CancellationRegistry.shared.count, 0)
    XCTAssertEqual(MountRegistry.totalCount, 0)
  }

  func testElementsAreNotPresentedAfterTheirStoreIsReleased() async {
    do {
      let store = Store(initialState: Stack.State(counts: 1, 2)) { Stack() }
      store.send(.stopAll)
      XCTAssertEqual(MountRegistry.totalCount, 2)
    }
    XCTAssertEqual(MountRegistry.totalCount, 0)
  }

  func testCancellingThePresentingTaskEndsTheWaitAndTheElementStaysPresented() async {
    let store = Store(initialState: Stack.State()) { Stack() }
    let task = store.send(.change(.append(Page.State())))
    task.cancel()
    await assertFinishes(task)
    XCTAssertEqual(MountRegistry.totalCount, 1)
    await store.send(.path(.element(id: 0, action: .closeButtonTapped))).finish()
    XCTAssertTrue(store.withState(\.path.isEmpty))
  }

  func testTaskOfThePresentingActionFinishesWhenTheElementIsRemoved() async {
    let store = Store(initialState: Stack.State()) { Stack() }
    let task = store.send(.change(.append(Page.State())))
    await assertIsRunning(task)
    store.send(.change(.removeAll))
    await assertFinishes(task)
    XCTAssertFalse(task.isCancelled)
  }

  func testStackReplacedByAnEarlierCopyIsMountedAgain() async {
    let store = Store(initialState: Stack.State(counts: 1)) { Stack() }
    store.send(.stopAll)
    let older = store.withState(\.path)
    store.send(.path(.push(id: 1, state: Page.State())))
    store.send(.change(.removeAll))
    XCTAssertEqual(MountRegistry.totalCount, 0)
    store.send(.change(.replace(older)))
    XCTAssertEqual(MountRegistry.totalCount, 1)
    await store.send(.path(.element(id: 0, action: .closeButtonTapped))).finish()
    XCTAssertTrue(store.withState(\.path.isEmpty))
  }

  func testReplacingTheStackPresentsNewAndRemainingElements() async {
    let store = Store(initialState: Stack.State(counts: 0, 0)) { Stack() }
    // The first action mounts the elements, and its task runs until the elements are removed.
    store.send(.stopAll)
    let kept = store.send(.path(.element(id: 1, action: .startButtonTapped)))
    let ended = store.send(.path(.element(id: 0, action: .startButtonTapped)))
    var path = StackState([Page.State()])
    path[id: 1] = Page.State()
    XCTAssertEqual(Array(path.ids), [2, 1])
    store.send(.change(.replace(path)))
    XCTAssertEqual(MountRegistry.totalCount, 2)
    await assertFinishes(ended)
    await assertIsRunning(kept)
    await store.send(.path(.element(id: 2, action: .closeButtonTapped))).finish()
    XCTAssertEqual(store.withState(\.path.ids), [])
    await assertFinishes(kept)
  }

  func testElementRemovedByALaterReducerIsCancelledByTheNextAction() async {
    let store = Store<Stack.State, Stack.Action?>(initialState: Stack.State(counts: 0)) {
      Outside()
    }
    let task = store.send(.path(.element(id: 0, action: .startButtonTapped)))
    store.send(nil)
    XCTAssertTrue(store.withState(\.path.isEmpty))
    XCTAssertEqual(MountRegistry.totalCount, 1)
    store.send(.stopAll)
    XCTAssertEqual(MountRegistry.totalCount, 0)
    await assertFinishes(task)
  }
}

/// A reducer that removes the pages, outside of the reducer that runs the pages.
private struct Outside: Reducer {
  var body: some Reducer<Stack.State, Stack.Action?> {
    Scope(state: \.self, action: \.some) {
      Stack()
    }
    Reduce { state, action in
      if action == nil {
        state.path.removeAll()
      }
      return .none
    }
  }
}
