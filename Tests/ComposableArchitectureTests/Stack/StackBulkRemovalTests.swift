import XCTest

@testable import ComposableArchitecture

/// Elements that are pushed or removed by one action.
final class StackBulkRemovalTests: FeatureTestCase {
  func testPoppingManyElementsCancelsTheEffectsOfThePoppedElements() async {
    let store = Store(initialState: Stack.State(counts: 0, 1, 2, 3, 4, 5, 6, 7)) { Stack() }
    let other = Store(initialState: Stack.State(counts: 0)) { Stack() }
    // The first actions mount the elements. Their tasks run until the elements are removed.
    store.send(.stopAll)
    other.send(.stopAll)
    let start = { (store: StoreOf<Stack>, index: Int) in
      let id = store.withState { $0.path.ids[index] }
      return store.send(.path(.element(id: id, action: .startButtonTapped)))
    }
    let kept = [start(store, 1), start(other, 0)]
    let ended = [start(store, 3), start(store, 7)]
    store.send(.path(.popFrom(id: store.withState { $0.path.ids[2] })))
    for task in ended {
      await assertFinishes(task)
    }
    for task in kept {
      await assertIsRunning(task)
    }
    XCTAssertEqual(MountRegistry.totalCount, 3)
    store.send(.change(.removeAll))
    other.send(.change(.removeAll))
    for task in kept {
      await assertFinishes(task)
    }
  }

  func testPoppingManyStacksCancelsTheEffectsOfTheirElements() async {
    let pages = { Stack.State(counts: 0, 1) }
    let store = Store(
      initialState: Outer.State(stacks: StackState((0..<60).map { _ in pages() }))
    ) {
      Outer()
    }
    let (outer, inner) = store.withState { ($0.stacks.ids[9], $0.stacks[9].path.ids[1]) }
    // The first action mounts the elements, and its task runs until the elements are removed.
    store.send(.stacks(.element(id: outer, action: .stopAll)))
    let task = store.send(
      .stacks(.element(id: outer, action: .path(.element(id: inner, action: .startButtonTapped))))
    )
    XCTAssertEqual(MountRegistry.totalCount, 62)
    store.send(.stacks(.popFrom(id: store.withState { $0.stacks.ids[1] })))
    await assertFinishes(task)
    XCTAssertEqual(MountRegistry.totalCount, 1)
    store.send(.stacks(.popFrom(id: store.withState { $0.stacks.ids[0] })))
  }

  func testDismissPopsTheDismissedElementAndAllLaterElements() async {
    let store = Store(initialState: Stack.State(counts: 0, 1, 2)) { Stack() }
    let ids = store.withState { Array($0.path.ids) }
    for id in [ids[1], ids[2], ids[1], ids[2]] {
      store.send(.path(.element(id: id, action: .increment)))
    }
    XCTAssertEqual(store.withState { $0.path.map(\.count) }, [0, 3, 4])
    await store.send(.path(.element(id: ids[2], action: .closeButtonTapped))).finish()
    XCTAssertEqual(store.withState { Array($0.path.ids) }, [ids[0], ids[1]])
    await store.send(.path(.element(id: ids[0], action: .closeButtonTapped))).finish()
    XCTAssertTrue(store.withState(\.path.isEmpty))
  }

  func testTaskOfThePresentingActionFinishesWhenTheLastElementIsRemoved() async {
    let store = Store(initialState: Stack.State()) { Stack() }
    let pages = StackState([Page.State(), Page.State(count: 1), Page.State(count: 2)])
    let core = RootCore(
      initialState: Stack.State(),
      reducer: Stack(),
      dependencies: DependencyValues._current
    )
    let task = core.send(.change(.replace(pages)))
    store.send(.change(.replace(pages)))
    XCTAssertEqual(MountRegistry.totalCount, 6)
    for left in [2, 1, 0] {
      XCTAssertEqual(task?.isComplete, false)
      _ = core.send(.change(.removeLast))
      XCTAssertEqual(MountRegistry.totalCount, 3 + left)
    }
    XCTAssertEqual(task?.isComplete, true)
    store.send(.change(.removeAll))
  }

  func testCancellingAPresentingTaskDoesNotEndThePresentationOfItsElements() async {
    let store = Store(initialState: Stack.State(counts: 0)) { Stack() }
    let pages = StackState([Page.State(), Page.State(count: 1), Page.State(count: 2)])
    store.send(.stopAll)
    let task = store.send(.change(.replace(pages)))
    store.send(.change(.removeLast))
    store.send(.change(.append(Page.State())))
    XCTAssertEqual(MountRegistry.totalCount, 3)
    task.cancel()
    await assertFinishes(task)
    XCTAssertEqual(MountRegistry.totalCount, 3)
    store.send(.change(.removeAll))
    XCTAssertEqual(MountRegistry.totalCount, 0)
  }
}

/// A stack of stacks.
private struct Outer: Reducer {
  struct State: Equatable {
    var stacks = StackState<Stack.State>()
  }

  @CasePathable
  enum Action {
    case stacks(StackAction<Stack.State, Stack.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.stacks, action: \.stacks) {
        Stack()
      }
  }
}
