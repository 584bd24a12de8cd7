import ComposableArchitecture
import XCTest

/// Enum reducers with handwritten members.
@MainActor
final class WrittenCaseReducerTests: XCTestCase {
  func testWrittenBodyOfAnEnumReducerRunsInsteadOfTheGeneratedBody() async {
    let store = Store(initialState: OwnBody.State.left(Tally.State())) { OwnBody.body }
    store.send(.left(.add))
    XCTAssertEqual(store.left?.count, 100)
  }

  func testEnumReducerReceivesTheActionsOfAWrittenActionEnum() async {
    let store = Store(initialState: OwnAction.State.left(Tally.State())) { OwnAction.body }
    store.send(.left(.add))
    store.send(.reset)
    XCTAssertEqual(store.left?.count, 1)
    XCTAssertTrue(OwnAction.Action.reset.is(\.reset))
  }

  func testEnumReducerWithAConditionalCaseRunsItsUnconditionalCase() async {
    let store = Store(initialState: Conditional.State.left(Tally.State())) { Conditional.body }
    store.send(.left(.add))
    XCTAssertEqual(store.left?.count, 1)
  }
}

@Reducer
private struct Tally {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case add
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private enum OwnBody {
  case left(Tally)

  static var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, _ in
      state = .left(Tally.State(count: 100))
      return .none
    }
  }
}

@Reducer
private enum OwnAction {
  case left(Tally)

  enum Action {
    case left(Tally.Action)
    case reset
  }
}

@Reducer
private enum Conditional {
  case left(Tally)
  #if os(Linux)
    case nothing
  #endif
  #if os(Linux)
  #endif
}
