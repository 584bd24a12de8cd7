import XCTest

@testable import ComposableArchitecture

/// Features that are children with an identity of their own, and features that are parts of their
/// parent.
final class ChildIdentityTests: FeatureTestCase {
  func testScopedFeatureCancelsTheEffectOfItsSiblingByTheSameCancelID() async {
    let store = Store(initialState: Scopes.State()) { Scopes() }
    let first = store.send(.first(.startButtonTapped))
    store.send(.second(.stopButtonTapped))
    await assertFinishes(first)
  }

  func testEffectIsNotCancelledWhenAnOptionalChildChangesItsOwnID() async {
    // `ifLet` compares the child before and after the parent runs, and not before the child runs.
    let store = Store(initialState: Movers.State(child: Mover.State(id: 1))) { Movers() }
    let task = store.send(.child(.start))
    store.send(.child(.move))
    XCTAssertEqual(store.withState(\.child?.id), 2)
    await Task.megaYield()
    XCTAssertFalse(task.task?.isComplete ?? true)
    task.cancel()
    await assertFinishes(task)
  }

  func testEffectIsCancelledWhenAPresentedFeatureChangesItsOwnID() async {
    let store = Store(initialState: Movers.State(page: Mover.State(id: 1))) { Movers() }
    let task = store.send(.page(.presented(.start)))
    store.send(.page(.presented(.move)))
    XCTAssertEqual(store.withState(\.page?.id), 2)
    XCTAssertEqual(MountRegistry.totalCount, 1)
    await assertFinishes(task)
    store.send(.page(.dismiss))
  }

  func testEffectOfAnIfCaseLetChildSendsBeforeTheEffectOfTheParent() async {
    let store = Store(initialState: Ordered.State.child([])) { Ordered() }
    store.send(.child("start"))
    XCTAssertEqual(store.withState { $0 }, .child(["start", "child", "parent"]))
  }
}

/// Two features that `Scope` runs, which are therefore parts of their parent.
@Reducer
private struct Scopes {
  struct State {
    var first = Page.State()
    var second = Page.State()
  }

  enum Action {
    case first(Page.Action)
    case second(Page.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) {
      Page()
    }
    Scope(state: \.second, action: \.second) {
      Page()
    }
  }
}

/// A feature that changes its own identifier.
@Reducer
private struct Mover {
  struct State: Equatable, Identifiable {
    var id: Int
  }

  enum Action {
    case move
    case start
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .move:
      state.id += 1
      return .none
    case .start:
      return .run { _ in try await untilCancelled() }
    }
  }
}

@Reducer
private struct Movers {
  struct State {
    var child: Mover.State?
    @PresentationState var page: Mover.State?
  }

  enum Action {
    case child(Mover.Action)
    case page(PresentationAction<Mover.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.child, action: \.child) { Mover() }
      .ifLet(\.$page, action: \.page) { Mover() }
  }
}

/// A feature of a case, and its parent, each of which responds to an action with another action.
@Reducer
private struct Ordered {
  enum State: Equatable {
    case child([String])
  }

  enum Action {
    case child(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      if case .child("start") = action { return .send(.child("parent")) }
      return .none
    }
    .ifCaseLet(\.child, action: \.child) {
      Reduce { log, action in
        log.append(action)
        return action == "start" ? .send("child") : .none
      }
    }
  }
}
