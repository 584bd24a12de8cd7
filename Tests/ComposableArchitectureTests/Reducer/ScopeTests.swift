import ComposableArchitecture
import TestSupport
import XCTest

final class ScopeTests: FeatureTestCase {
  func testScopeRunsTheChildAtItsPositionInTheBody() async {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.child(.increment))
    XCTAssertEqual(
      store.withState { $0 },
      Parent.State(before: 0, child: .init(count: 1), after: 1)
    )
  }

  func testScopeAcceptsAStateKeyPathWithoutALabel() async {
    let store = Store<Parent.State, Parent.Action>(initialState: Parent.State()) {
      Scope(\.child, action: \.child) { Counter() }
    }
    store.send(.child(.increment))
    XCTAssertEqual(store.withState(\.child.count), 1)
  }

  func testScopeFindsCasesWithoutMacrosByReflection() async {
    let store = Store(initialState: Unmarked.State()) { Unmarked() }
    store.send(.screen(.counter(.increment)))
    store.send(.counter(.increment))
    XCTAssertEqual(
      store.withState { $0 },
      Unmarked.State(counter: .init(count: 1), screen: .counter(.init(count: 1)))
    )
    store.send(.leave)
    let issues = recordIssues { store.send(.screen(.counter(.increment))) }
    assertOne(issues, at: Unmarked.scopeLine, containing: ".empty")
  }

  func testScopeDoesNotRunTheChildForParentActions() async {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.other)
    XCTAssertEqual(store.withState(\.child.count), 0)
  }

  func testScopeRunsTheChildOnTheCurrentCaseOfTheState() async {
    let store = Store(initialState: Screen.State.counter(Counter.State())) { Screen() }
    store.send(.counter(.increment))
    XCTAssertEqual(store.withState { $0 }, .counter(Counter.State(count: 1)))
  }

  func testScopeReportsAndIgnoresAnActionOfAnotherCase() async {
    let store = Store(initialState: Screen.State.empty) { Screen() }
    let issues = recordIssues { store.send(.counter(.increment)) }
    assertOne(issues, at: Screen.scopeLine, containing: ".empty")
    XCTAssertTrue(issues.message(at: 0).contains(".counter(.increment)"))
    XCTAssertEqual(store.withState { $0 }, .empty)
  }

  func testScopeDoesNotCancelEffectsWhenTheCaseChanges() async {
    let store = Store(initialState: Destination.State.page(Page.State())) {
      Destination()
      Reduce { state, action in
        if action == .alert(true) { state = .alert(.again) }
        return .none
      }
    }
    let task = store.send(.page(.startButtonTapped))
    store.send(.alert(true))
    await assertIsRunning(task)
    XCTAssertEqual(store.withState { $0.is(\.alert) }, true)
    task.cancel()
    await assertFinishes(task)
  }

  func testScopeEmbedsActionsOfChildEffectsInParentActions() async {
    let store = Store<[String], Wrapping>(initialState: []) {
      Scope(state: \.self, action: \.child) {
        Reduce { state, action in
          state.append(action)
          return action == "start" ? .run { send in await send("done") } : .none
        }
      }
    }
    await store.send(.child("start")).finish()
    XCTAssertEqual(store.withState { $0 }, ["start", "done"])
  }

  func testScopeMutatesThePayloadOfACaseInPlace() async {
    // If the array had a second reference, the change would copy the array to another address.
    let store = Store(initialState: Rows.State.loaded(Array(0..<1000))) { Rows() }
    let before = store.withState(\.address)
    store.send(.loaded(1))
    XCTAssertEqual(store.withState(\.address), before)
  }
}

@CasePathable
private enum Wrapping {
  case child(String)
}

private struct Parent: Reducer {
  struct State: Equatable {
    var before = 0
    var child = Counter.State()
    var after = 0
  }

  @CasePathable
  enum Action {
    case child(Counter.Action)
    case other
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.before = state.child.count
      return .none
    }
    Scope(state: \.child, action: \.child) {
      Counter()
    }
    Reduce { state, _ in
      state.after = state.child.count
      return .none
    }
  }
}

@Reducer
private struct Screen {
  enum State: Equatable {
    case empty
    case counter(Counter.State)
  }

  enum Action {
    case counter(Counter.Action)
  }

  static let scopeLine = UInt(#line + 3)

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) {
      Counter()
    }
  }
}

@Reducer
private struct Rows {
  enum State: Equatable {
    case loaded([Int])

    var address: UnsafeRawPointer? {
      guard case .loaded(let rows) = self else { return nil }
      return rows.withUnsafeBytes(\.baseAddress)
    }
  }

  enum Action {
    case loaded(Int)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.loaded, action: \.loaded) {
      Reduce { rows, number in
        rows[0] = number
        return .none
      }
    }
  }
}

/// Enums and scopes in the style that precedes case key paths.
private struct Unmarked: Reducer {
  struct State: Equatable {
    var counter = Counter.State()
    var screen = Screen.counter(Counter.State())
  }

  enum Screen: Equatable {
    case empty
    case counter(Counter.State)
  }

  enum Action {
    case counter(Counter.Action)
    case leave
    case screen(ScreenAction)
  }

  enum ScreenAction {
    case counter(Counter.Action)
  }

  static let scopeLine = UInt(#line + 7)

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: /Action.counter) {
      Counter()
    }
    Scope(state: \.screen, action: /Action.screen) {
      Scope(state: /Screen.counter, action: /ScreenAction.counter) {
        Counter()
      }
    }
    Reduce { state, action in
      if case .leave = action { state.screen = .empty }
      return .none
    }
  }
}
