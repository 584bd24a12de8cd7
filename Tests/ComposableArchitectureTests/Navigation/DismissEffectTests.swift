import TestSupport
import XCTest

@testable import ComposableArchitecture

final class DismissEffectTests: FeatureTestCase {
  func testDismissWithoutAPresentationIsReportedAtTheCall() async {
    @Dependency(\.dismiss) var dismiss
    let line = UInt(#line + 1)
    let issues = await recordIssues { await dismiss() }
    assertOne(issues, at: line, containing: "that is not presented")
  }

  func testCustomDismissEffectIsCalledAndSetsIsPresented() async {
    let didDismiss = LockIsolated(false)
    let store = Store(initialState: Page.State()) {
      Page()
    } withDependencies: {
      XCTAssertFalse($0.isPresented)
      $0.dismiss = DismissEffect { didDismiss.setValue(true) }
      XCTAssertTrue($0.isPresented)
    }
    await store.send(.closeButtonTapped).finish()
    XCTAssertTrue(didDismiss.value)
  }

  func testParentThatRemovesTheStateOnDismissCleansUpThePresentation() async {
    let store = Store(initialState: Presenter.State(page: Page.State())) {
      Reduce<Presenter.State, Presenter.Action> { state, action in
        if action == .page(.dismiss) { state.page = nil }
        return .none
      }
      .ifLet(\.$page, action: \.page) {
        Page()
      }
    }
    await store.send(.page(.presented(.closeButtonTapped))).finish()
    XCTAssertNil(store.withState(\.page))
    XCTAssertEqual(MountRegistry.totalCount, 0)
  }

  func testParentThatPopsTheElementOnPopFromRemovesOnlyThatElement() async {
    let store = Store(initialState: Stack.State(counts: 1, 2)) {
      Reduce<Stack.State, Stack.Action> { state, action in
        if case .path(.popFrom(let id)) = action { state.path.pop(from: id) }
        return .none
      }
      .forEach(\.path, action: \.path) {
        Page()
      }
    }
    store.send(.path(.popFrom(id: 1)))
    XCTAssertEqual(store.withState { $0.path.map(\.count) }, [1])
    store.send(.path(.popFrom(id: 0)))
    XCTAssertTrue(store.withState(\.path.isEmpty))
  }

  func testPresentedFeaturesAreNotEncodedHashedOrCompared() async throws {
    let initial = Memories.State()
    let store = Store(initialState: initial) { Memories() }
    store.send(.nothing)
    XCTAssertEqual(MountRegistry.totalCount, 2)
    let state = store.withState { $0 }
    XCTAssertEqual(state.$page, initial.$page)
    XCTAssertEqual(state.path, initial.path)
    XCTAssertEqual(Set([state.$page, initial.$page]).count, 1)
    XCTAssertEqual(Set([state.path, initial.path]).count, 1)
    let encoder = JSONEncoder()
    XCTAssertEqual(try encoder.encode([state.$page]), try encoder.encode([initial.$page]))
    XCTAssertEqual(try encoder.encode(state.path), try encoder.encode(initial.path))
  }
}

/// A parent of features whose states are numbers.
@Reducer
private struct Memories {
  struct State {
    @PresentationState var page: Int? = 1
    var path = StackState([1])
  }

  enum Action {
    case nothing
    case page(PresentationAction<Int>)
    case path(StackAction<Int, Int>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$page, action: \.page) { EmptyReducer() }
      .forEach(\.path, action: \.path) { EmptyReducer() }
  }
}
