import ComposableArchitecture
import TestSupport
import XCTest

/// Actions that aren't enums. The key path `\.self` extracts the whole action.
final class NonEnumActionTests: FeatureTestCase {
  func testScopedStoreSendsAWholeActionThatIsNotAnEnum() async {
    let store = Store(initialState: 5) {
      Reduce<Int, Void> { state, _ in
        state += 1
        return .none
      }
    }
    let child = store.scope(state: \.description, action: \.self)
    child.send(())
    XCTAssertEqual(child.withState { $0 }, "6")
    XCTAssertTrue(child === store.scope(state: \.description, action: \.self))
    XCTAssertEqual(store.scope(\.magnitude, action: \.self).withState { $0 }, 6)
  }

  func testScopeAndIfLetPassAWholeActionThatIsNotAnEnum() async {
    struct State: Equatable {
      var counts = [0, 0]
      var optional: Int? = 0
    }
    let store = TestStore(initialState: State()) {
      Scope<State, Int, _>(state: \.counts[0], action: \.self) { Adder() }
      Scope<State, Int, _>(\.counts[1], action: \.self) { Adder() }
      EmptyReducer().ifLet(\.optional, action: \.self) { Adder() }
    }
    await store.send(3) {
      $0.counts = [3, 3]
      $0.optional = 3
    }
  }

  func testIfCaseLetPassesAWholeActionThatIsNotAnEnum() async {
    struct Failure: Error, Equatable {}
    let store = TestStore(initialState: Result<Int, Failure>.success(1)) {
      EmptyReducer<Result<Int, Failure>, Int>().ifCaseLet(\.success, action: \.self) { Adder() }
    }
    await store.send(3) { $0 = .success(4) }
  }

  func testIfLetReportsAWholeActionIfTheChildStateIsNil() async {
    let line: UInt = #line + 2
    let store = TestStore(initialState: Int?.none) {
      EmptyReducer<Int?, Void>().ifLet(\.self, action: \.self) {}
    }
    let issues = await recordIssues { await store.send(()) }
    assertOne(issues, at: line, containing: "while the child's state is 'nil'")
  }

  func testTestStoreSendsAndReceivesAWholeActionThatIsNotAnEnum() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action > 1 ? .send(action - 1) : .none
      }
    }
    await store.send(\.self, 2) { $0 = 2 }
    await store.receive(\.self, 1) { $0 = 3 }
  }

  func testScopeOfAnEnumToItselfRunsTheChildOfItsCase() async {
    let store = TestStore(initialState: EnumState.one(1)) {
      Scope<EnumState, Int, _>(state: \.self, action: \.self) {
        EmptyReducer().ifCaseLet(\.one, action: \.self) { Adder() }
      }
    }
    await store.send(1) { $0 = .one(2) }
  }

  @CasePathable
  enum EnumState: Equatable { case one(Int) }

  struct Adder: Reducer {
    func reduce(into state: inout Int, action: Int) -> Effect<Int> {
      state += action
      return .none
    }
  }
}
