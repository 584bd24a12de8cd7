import TestSupport
import XCTest

@testable import ComposableArchitecture

final class StoreScopeTests: FeatureTestCase {
  private let store = Store(initialState: Parent.State()) { Parent() }

  func testScopeReturnsTheSameStoreWhileTheStoreIsRetained() async {
    let child = store.scope(state: \.child, action: \.child)
    XCTAssertTrue(child === store.scope(state: \.child, action: \.child))
    XCTAssertFalse(child === store.scope(state: \.other, action: \.child))
  }

  func testScopesOfTheSamePartInTwoFunctionsReturnTheSameStore() async {
    func first() -> StoreOf<Counter> { store.scope(state: \.child, action: \.child) }
    func second() -> StoreOf<Counter> { store.scope(state: \.child, action: \.child) }
    for _ in 1...3 {
      let child = first()
      XCTAssertTrue(child === second())
      XCTAssertTrue(child === first())
    }
    let child = second()
    XCTAssertTrue(child === first())
  }

  func testScopedStoreIsNotRetainedByItsParentStore() async {
    weak let child = store.scope(state: \.child, action: \.child)
    XCTAssertNil(child)
    XCTAssertEqual(store.scope(state: \.child, action: \.child).withState(\.count), 0)
  }

  func testScopeReturnsTheSameStoreAfterManyStoresWereReleased() async {
    for index in 0..<1000 {
      XCTAssertNotNil(store.scope(id: index, state: { $0.child }, action: { .child($0) }))
    }
    let kept = (0..<100).compactMap {
      store.scope(id: $0, state: { $0.child }, action: { .child($0) })
    }
    for (index, child) in kept.enumerated() {
      XCTAssertTrue(
        child === store.scope(id: index, state: { $0.child }, action: { .child($0) })
      )
    }
  }

  func testNestedScopedStoreReadsAndChangesTheStateOfTheRootStore() async {
    let child = store.scope(state: \.child, action: \.child)
    let count = child.scope(state: \.count, action: \.self)
    count.send(.increment)
    XCTAssertEqual(count.withState { $0 }, 1)
    XCTAssertEqual(store.withState(\.child.count), 1)
  }

  func testScopeWithClosuresReturnsANewStoreEachTime() async {
    func scope() -> StoreOf<Counter> {
      store.scope(state: { $0.child }, action: { .child($0) })
    }
    let one = scope()
    XCTAssertFalse(one === scope())
    one.send(.increment)
    XCTAssertEqual(one.withState(\.count), 1)
  }

  func testScopeOfAClosureScopedStoreReturnsANewStoreEachTime() async {
    let part = store.scope(state: { $0 }, action: { $0 })
    let child = part.scope(state: \.child, action: \.child)
    XCTAssertFalse(child === part.scope(state: \.child, action: \.child))
    XCTAssertFalse(
      child.scope(state: \.self, action: \.self) === child.scope(state: \.self, action: \.self)
    )
  }

  func testOptionalScopeOfAClosureScopedStoreIsReported() async {
    let store = Store<ObservableParent, Parent.Action>(initialState: ObservableParent()) {}
    XCTAssertNil(store.scope(state: \.optional, action: \.optional))
    let part = store.scope(state: { $0 }, action: { $0 }).scope(state: \.self, action: \.self)
    let line = UInt(#line + 2)
    let issues = recordIssues {
      XCTAssertNil(part.scope(state: \.optional, action: \.optional))
    }
    assertOne(issues, at: line, containing: "not cached")
  }

  func testNestedScopedStoreWorksAfterTheIntermediateStoreIsReleased() async {
    weak var between: StoreOf<Counter>?
    let count: Store<Int, Counter.Action>
    do {
      let child = store.scope(state: \.child, action: \.child)
      between = child
      count = child.scope(state: \.count, action: \.self)
    }
    XCTAssertNil(between)
    count.send(.increment)
    XCTAssertEqual(count.withState { $0 }, 1)
    XCTAssertEqual(store.withState(\.child.count), 1)
  }

  func testScopeAcceptsAKeyPathAndACaseConstructor() async {
    let child: StoreOf<Counter> = store.scope(state: \.child, action: Parent.Action.child)
    child.send(.increment)
    XCTAssertEqual(store.withState(\.child.count), 1)
  }

  func testScopeAcceptsAStateKeyPathWithoutALabel() async {
    XCTAssertTrue(
      store.scope(\.child, action: \.child) === store.scope(state: \.child, action: \.child)
    )
  }

  func testStoreOfARemovedFeatureReturnsItsLastStateAndIsInvalid() async {
    let part = store.scope(id: 0, state: { $0.optional }, action: { .optional($0) })
    XCTAssertEqual(part?.withState(\.count), 7)
    part?.send(.increment)
    XCTAssertEqual(part?.withState(\.count), 8)
    XCTAssertEqual(part?.isInvalid, false)
    store.send(.remove)
    XCTAssertEqual(part?.withState(\.count), 8)
    XCTAssertEqual(part?.isInvalid, true)
    XCTAssertNil(store.scope(id: 0, state: { $0.optional }, action: { .optional($0) }))
  }

  func testScopedStoreSendWithoutEffectsReturnsNoWork() async {
    let child = store.scope(state: \.child, action: \.child)
    XCTAssertTrue(child.send(.increment).isCancelled)
  }
}

@ObservableState
private struct ObservableParent {
  var optional: Counter.State?
}

private struct Parent: Reducer {
  struct State: Equatable {
    var child = Counter.State()
    var other = Counter.State()
    var optional: Counter.State? = Counter.State(count: 7)
  }

  @CasePathable
  enum Action {
    case child(Counter.Action)
    case optional(Counter.Action)
    case remove
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) {
      Counter()
    }
    Reduce { state, action in
      switch action {
      case .child: break
      case .optional: state.optional?.count += 1
      case .remove: state.optional = nil
      }
      return .none
    }
  }
}
