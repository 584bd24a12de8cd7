import TestSupport
import XCTest

@testable import ComposableArchitecture

final class ReducerBuilderTests: FeatureTestCase {
  private typealias Builder = ReducerBuilder<Counter.State, Counter.Action>

  func testEmptyReducerBuilderChangesNoStateAndStartsNoWork() async {
    let store = Store<[String], String>(initialState: ["a"]) {}
    XCTAssertTrue(store.send("b").isCancelled)
    XCTAssertEqual(store.withState { $0 }, ["a"])
  }

  func testReducersReturnedByBuildMethodsRunTheirComponents() async {
    let sequence: Builder._Sequence<Counter, Counter> = Builder.buildPartialBlock(
      accumulated: Counter(),
      next: Counter()
    )
    let first: Builder._Conditional<Counter, Reduce<Counter.State, Counter.Action>> = .first(
      Counter()
    )
    let second: Builder._Conditional<EmptyReducer<Counter.State, Counter.Action>, Counter> =
      .second(Counter())
    let many: Builder._SequenceMany<Counter> = Builder.buildArray([Counter(), Counter(), Counter()])
    let limited: Reduce<Counter.State, Counter.Action> = Builder.buildLimitedAvailability(Counter())
    XCTAssertEqual(
      [
        count(sequence), count(first), count(second), count(many), count(limited),
        count(Counter?.none),
      ],
      [2, 1, 1, 3, 1, 0]
    )
  }

  func testReducerOfCanBeAnOpaqueOrExistentialType() async {
    func counter() -> some ReducerOf<Counter> { Counter() }
    let erased: any ReducerOf<Counter> = Counter()
    XCTAssertEqual(count(counter()), 1)
    XCTAssertEqual(count(erased), 1)
  }

  func testEffectsOfABuilderRunConcurrently() async {
    // Each effect waits for the next effect, which never runs if the effects run in succession.
    let gates = (0...3).map { _ in Gate() }
    @Sendable func wait(for index: Int, then text: String, send: Send<String>) async {
      await gates[index].pass()
      await send(text)
      gates[index - 1].open()
    }
    let store = LogStore(
      initialState: [],
      reducer: {
        Reduce { log, action in
          log.append(action)
          return action == "start" ? .run { await wait(for: 1, then: "a", send: $0) } : .none
        }
        for (index, text) in [(2, "b"), (3, "c")] {
          Reduce { _, action in
            action == "start" ? .run { await wait(for: index, then: text, send: $0) } : .none
          }
        }
        Reduce { _, action in
          action == "start" ? .run { _ in gates[3].open() } : .none
        }
      }
    )
    await assertFinishes(store.send("start"))
    XCTAssertEqual(store.log, ["start", "c", "b", "a"])
  }

  func testReducersInBuildersInferTheirStateAndActionTypes() async {
    let store = Store(initialState: Inferred.State()) { Inferred() }
    for action in [
      Inferred.Action.child("a"), .optional("b"), .screen(.page("c")),
      .rows(.element(id: 1, action: "d")),
      .presented(.presented("e")),
      .path(.element(id: store.withState { $0.path.ids[0] }, action: "f")),
    ] {
      store.send(action)
    }
    let seen: [String?] = store.withState { state in
      [state.child, state.optional, state.rows[id: 1]?.text, state.presented, state.path.first]
    }
    XCTAssertEqual(seen, ["a", "b", "d", "e", "f"])
    XCTAssertEqual(store.withState(\.screen), .page("c"))
    XCTAssertEqual(store.withState(\.log), ["'' to 'a'"])
    store.send(.presented(.dismiss))
    store.send(.path(.popFrom(id: store.withState { $0.path.ids[0] })))
  }

  private func count(_ reducer: some Reducer<Counter.State, Counter.Action>) -> Int {
    var state = Counter.State()
    _ = reducer.reduce(into: &state, action: .increment)
    return state.count
  }
}

/// A feature whose reducers don't specify the types of their state and action.
private struct Inferred: Reducer {
  struct Row: Identifiable {
    let id: Int
    var text = ""
  }

  @CasePathable
  enum Screen: Equatable {
    case page(String)
  }

  struct State {
    var child = ""
    var log: [String] = []
    var optional: String? = ""
    var path = StackState([""])
    @PresentationState var presented: String? = ""
    var rows: IdentifiedArrayOf<Row> = [Row(id: 1)]
    var screen = Screen.page("")
  }

  @CasePathable
  enum Action {
    case child(String)
    case optional(String)
    case path(StackAction<String, String>)
    case presented(PresentationAction<String>)
    case rows(IdentifiedAction<Int, String>)
    case screen(ScreenAction)
  }

  @CasePathable
  enum ScreenAction {
    case page(String)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
    CombineReducers {
      EmptyReducer()
      Scope(state: \.child, action: \.child) {
        EmptyReducer()
        Reduce { text, action in
          text = action
          return .none
        }
      }
    }
    .onChange(of: \.child) { old, new in
      EmptyReducer()
      Reduce { state, _ in
        state.log.append("'\(old)' to '\(new)'")
        return .none
      }
    }
    Scope(state: \.screen, action: \.screen) {
      EmptyReducer()
        .ifCaseLet(\.page, action: \.page) {
          EmptyReducer()
          Reduce { text, action in
            text = action
            return .none
          }
        }
    }
    Reduce { state, action in .none }
      .ifLet(\.optional, action: \.optional) {
        EmptyReducer()
        Reduce { text, action in
          text = action
          return .none
        }
      }
      .ifLet(\.$presented, action: \.presented) {
        EmptyReducer()
        Reduce { text, action in
          text = action
          return .none
        }
      }
      .forEach(\.rows, action: \.rows) {
        EmptyReducer()
        Reduce { row, action in
          row.text = action
          return .none
        }
      }
      .forEach(\.path, action: \.path) {
        EmptyReducer()
        Reduce { text, action in
          text = action
          return .none
        }
      }
  }
}
