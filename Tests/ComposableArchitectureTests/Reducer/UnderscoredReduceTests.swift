import ComposableArchitecture
import XCTest

final class UnderscoredReduceTests: FeatureTestCase {
  func testReduceRunsTheImplementedReduceMethod() async {
    XCTAssertEqual(log(of: Underscored()), ["_reduce a"])
    XCTAssertEqual(log(of: Plain()), ["reduce a"])
  }

  func testUnderscoredReduceRunsTheImplementedReduceMethodOrTheBody() async {
    XCTAssertEqual(underscoredLog(of: Underscored()), ["_reduce a"])
    XCTAssertEqual(underscoredLog(of: Plain()), ["reduce a"])
    XCTAssertEqual(underscoredLog(of: Bodied()), ["body a"])
    XCTAssertEqual(log(of: Bodied()), ["body a"])
  }

  func testUnderscoredReduceOverridesTheBody() async {
    struct Both: Reducer {
      func _reduce(into state: inout [String], action: String) -> Effect<String> {
        state.append("_reduce")
        return .none
      }

      var body: some Reducer<[String], String> { Bodied() }
    }
    XCTAssertEqual(log(of: Both()), ["_reduce"])
    XCTAssertEqual(underscoredLog(of: Both()), ["_reduce"])
  }

  func testCombinatorsRunAReducerWithTheUnderscoredReduceMethod() async {
    let store = Store<[String], String>(initialState: []) {
      Underscored()
      CombineReducers {
        Plain()
        Underscored()
      }
      ._printChanges(nil)
    }
    store.send("a")
    XCTAssertEqual(store.withState { $0 }, ["_reduce a", "reduce a", "_reduce a"])
  }

  func testReducerWithUnderscoredReduceCanRunItselfRecursively() async {
    struct Countdown: Reducer {
      func _reduce(into state: inout [Int], action: Int) -> Effect<Int> {
        state.append(action)
        return action == 0 ? .none : Countdown().reduce(into: &state, action: action - 1)
      }
    }
    var state: [Int] = []
    _ = Countdown().reduce(into: &state, action: 3)
    XCTAssertEqual(state, [3, 2, 1, 0])
  }

  private func log(of reducer: some Reducer<[String], String>) -> [String] {
    var state: [String] = []
    _ = reducer.reduce(into: &state, action: "a")
    return state
  }

  private func underscoredLog(of reducer: some Reducer<[String], String>) -> [String] {
    var state: [String] = []
    _ = reducer._reduce(into: &state, action: "a")
    return state
  }
}

private struct Underscored: Reducer {
  func _reduce(into state: inout [String], action: String) -> Effect<String> {
    state.append("_reduce \(action)")
    return .none
  }
}

private struct Plain: Reducer {
  func reduce(into state: inout [String], action: String) -> Effect<String> {
    state.append("reduce \(action)")
    return .none
  }
}

private struct Bodied: Reducer {
  var body: some Reducer<[String], String> {
    Reduce { state, action in
      state.append("body \(action)")
      return .none
    }
  }
}
