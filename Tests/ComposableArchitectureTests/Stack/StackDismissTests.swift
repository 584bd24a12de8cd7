import TestSupport
import XCTest

@testable import ComposableArchitecture

final class StackDismissTests: FeatureTestCase {
  func testDismissOfAnElementIsReceivedAsPopFrom() async {
    let store = TestStore(initialState: Stack.State(counts: 0, 0)) { Stack() }
    await store.send(.path(.element(id: 0, action: .closeButtonTapped))) {
      $0.seen = 2
    }
    await store.receive(\.path.popFrom) {
      $0.path = StackState()
    }
  }

  func testDismissOfAnElementCancelsItsOtherEffects() async {
    let store = TestStore(initialState: Stack.State(counts: 0)) { Stack() }
    await store.send(.path(.element(id: 0, action: .startButtonTapped))) {
      $0.seen = 1
    }
    await store.send(.path(.element(id: 0, action: .closeButtonTapped)))
    await store.receive(\.path.popFrom, 0) {
      $0.path.pop(from: 0)
    }
    await store.finish()
  }

  func testDismissingAnElementTwicePopsTheElementOnce() async {
    let store = Store(initialState: Stack.State(counts: 0)) { Stack() }
    let tasks = [
      store.send(.path(.element(id: 0, action: .closeButtonTapped))),
      store.send(.path(.element(id: 0, action: .closeButtonTapped))),
    ]
    for task in tasks {
      await assertFinishes(task)
    }
    XCTAssertTrue(store.withState(\.path.isEmpty))
  }

  func testDismissInANestedStackPopsFromTheInnermostStack() async {
    let store = Store(
      initialState: Nested.State(children: StackState([Stack.State(counts: 0), Stack.State()]))
    ) {
      Nested()
    }
    let inner = store.withState { $0.children[0].path.ids[0] }
    let child = store.withState { $0.children.ids[0] }
    store.send(
      .children(.element(id: child, action: .path(.element(id: inner, action: .closeButtonTapped))))
    )
    await eventually { store.withState { $0.children[0].path.isEmpty } }
    XCTAssertEqual(store.withState(\.children.count), 2)
    store.send(.children(.popFrom(id: child)))
  }

  func testPoppingAnElementCancelsTheEffectsOfItsNestedElements() async {
    let store = Store(initialState: Nested.State(children: StackState([Stack.State(counts: 0)]))) {
      Nested()
    }
    let inner = store.withState { $0.children[0].path.ids[0] }
    let child = store.withState { $0.children.ids[0] }
    let task = store.send(
      .children(.element(id: child, action: .path(.element(id: inner, action: .startButtonTapped))))
    )
    XCTAssertEqual(MountRegistry.totalCount, 2)
    store.send(.children(.popFrom(id: child)))
    await assertFinishes(task)
    XCTAssertEqual(MountRegistry.totalCount, 0)
  }

  func testDismissOfARootFeatureIsReported() async {
    let store = Store(initialState: Page.State()) { Page() }
    let issues = await recordIssues { await store.send(.closeButtonTapped).finish() }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.message(at: 0).contains("is not presented"))
  }

  func testIsPresentedIsTrueOnlyInAPresentation() async {
    @Dependency(\.isPresented) var isPresented
    XCTAssertFalse(isPresented)
    let values = DependencyValues._current.presenting(.empty) {}
    XCTAssertTrue(values.isPresented)
  }
}

private struct Nested: Reducer {
  struct State: Equatable {
    var children = StackState<Stack.State>()
  }

  @CasePathable
  enum Action {
    case children(StackAction<Stack.State, Stack.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.children, action: \.children) {
        Stack()
      }
  }
}
