import XCTest

@testable import ComposableArchitecture

final class StackEffectsTests: FeatureTestCase {
  func testEffectsAreCancelledWhenTheirElementIsPoppedOrRemoved() async {
    for pop in [
      Stack.Action.path(.popFrom(id: 1)), .path(.popFrom(id: 0)), .change(.removeLast),
      .change(.removeAll), .change(.replace(StackState())), .change(.remove(at: 1)),
    ] {
      let store = Store(initialState: Stack.State(counts: 0, 0)) {
        Stack()
      } withDependencies: {
        $0.stackElementID = StackElementIDGenerator()
      }
      store.send(.stopAll)
      let task = store.send(.path(.element(id: 1, action: .startButtonTapped)))
      store.send(pop)
      await assertFinishes(task)
    }
  }

  func testEffectsAreNotCancelledByPushesAndPopsOfOtherElements() async {
    let store = Store(initialState: Stack.State(counts: 0, 0, 0)) { Stack() }
    // The first action mounts the elements, and its task runs until the elements are removed.
    store.send(.stopAll)
    let task = store.send(.path(.element(id: 1, action: .startButtonTapped)))
    store.send(.change(.append(Page.State())))
    store.send(.change(.reorder))
    store.send(.path(.popFrom(id: 2)))
    store.send(.change(.remove(at: 1)))
    XCTAssertEqual(store.withState(\.path.ids), [4, 1])
    await assertIsRunning(task)
    store.send(.path(.popFrom(id: 1)))
    await assertFinishes(task)
  }

  func testEffectReturnedByTheActionThatRemovesItsElementIsCancelled() async {
    let store = Store(initialState: Stack.State(counts: 0)) { Stack() }
    await assertFinishes(store.send(.path(.element(id: 0, action: .startAndStayBehind))))
    XCTAssertTrue(store.withState(\.path.isEmpty))
  }

  func testPopFromCancelsTheEffectsOfAllLaterElements() async {
    let store = Store(initialState: Stack.State(counts: 0, 0)) { Stack() }
    let first = store.send(.path(.element(id: 0, action: .startButtonTapped)))
    let second = store.send(.path(.element(id: 1, action: .startButtonTapped)))
    await assertFinishes(store.send(.path(.element(id: 0, action: .stopButtonTapped))))
    await assertIsRunning(second)
    store.send(.path(.popFrom(id: 0)))
    await assertFinishes(first)
    await assertFinishes(second)
  }

  func testCancelIDOfAnElementDoesNotCancelEffectsOfAnotherElement() async {
    let store = Store(initialState: Stack.State(counts: 0, 0)) { Stack() }
    store.send(.path(.element(id: 0, action: .increment)))
    let first = store.send(.path(.element(id: 0, action: .startButtonTapped)))
    let second = store.send(.path(.element(id: 1, action: .startButtonTapped)))
    store.send(.path(.element(id: 0, action: .stopButtonTapped)))
    await assertFinishes(first)
    await assertIsRunning(second)
    store.send(.stopAll)
    await assertFinishes(second)
    store.send(.change(.removeAll))
  }

  func testPoppingAnElementDoesNotPopItsCopyInAnotherStore() async {
    let one = Store(initialState: Stack.State(counts: 0)) { Stack() }
    one.send(.path(.element(id: 0, action: .increment)))
    let other = Store(initialState: one.withState { $0 }) { Stack() }
    let task = other.send(.path(.element(id: 0, action: .startButtonTapped)))
    XCTAssertEqual(MountRegistry.totalCount, 2)
    one.send(.path(.popFrom(id: 0)))
    XCTAssertEqual(MountRegistry.totalCount, 1)
    await other.send(.path(.element(id: 0, action: .closeButtonTapped))).finish()
    await assertFinishes(task)
    XCTAssertTrue(other.withState(\.path.isEmpty))
  }

  func testPoppingAnElementDoesNotPopItsCopyInAnotherStack() async {
    let store = Store(initialState: TwoStacks.State()) { TwoStacks() }
    store.send(.left(.push(id: 0, state: Page.State())))
    store.send(.copyToRight)
    XCTAssertEqual(MountRegistry.totalCount, 2)
    let task = store.send(.right(.element(id: 0, action: .startButtonTapped)))
    store.send(.left(.popFrom(id: 0)))
    await assertIsRunning(task)
    XCTAssertEqual(MountRegistry.totalCount, 1)
    await store.send(.right(.element(id: 0, action: .closeButtonTapped))).finish()
    await assertFinishes(task)
    XCTAssertTrue(store.withState(\.right.isEmpty))
  }
}

private struct TwoStacks: Reducer {
  struct State {
    var left = StackState<Page.State>()
    var right = StackState<Page.State>()
  }

  @CasePathable
  enum Action {
    case copyToRight
    case left(StackAction<Page.State, Page.Action>)
    case right(StackAction<Page.State, Page.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .copyToRight = action {
        state.right = state.left
      }
      return .none
    }
    .forEach(\.left, action: \.left) {
      Page()
    }
    .forEach(\.right, action: \.right) {
      Page()
    }
  }
}
