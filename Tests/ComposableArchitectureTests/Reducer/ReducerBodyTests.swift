import XCTest

@testable import ComposableArchitecture

final class ReducerBodyTests: FeatureTestCase {
  func testBodyIsEvaluatedAgainForEachAction() async {
    let count = LockIsolated(0)
    let store = Store(initialState: Counter.State()) { Counted(count: count) }
    store.send(.increment)
    let first = count.value
    XCTAssertGreaterThan(first, 0)
    store.send(.increment)
    XCTAssertEqual(count.value, 2 * first)
  }

  func testOptionalReducerRunsOnlyIfTheReducerIsNotNil() async {
    var state = Counter.State()
    XCTAssertTrue(Counter?.none.reduce(into: &state, action: .increment).isNone)
    XCTAssertEqual(state.count, 0)
    XCTAssertTrue(Counter?.some(Counter()).reduce(into: &state, action: .increment).isNone)
    XCTAssertEqual(state.count, 1)
  }

  func testEmptyReducerChangesNoStateAndReturnsNoEffect() async {
    var state = Counter.State(count: 3)
    let reducer = EmptyReducer<Counter.State, Counter.Action>()
    XCTAssertTrue(reducer.reduce(into: &state, action: .increment).isNone)
    XCTAssertEqual(state.count, 3)
  }

  func testReduceRunsTheReducerThatItWraps() async {
    let store = Store(initialState: Counter.State()) { Reduce(Counter()) }
    store.send(.increment)
    XCTAssertEqual(store.withState(\.count), 1)
  }

  func testOnChangeOfAGroupRunsOnceForAllReducersOfTheGroup() async {
    let store = Store<[Int], Int>(initialState: []) {
      CombineReducers {
        Reduce { numbers, number in
          numbers.append(number)
          return .none
        }
        Reduce { numbers, number in
          numbers.append(number)
          return .none
        }
      }
      .onChange(of: \.count) { old, new in
        Reduce { numbers, _ in
          numbers.append(new - old)
          return .none
        }
      }
    }
    store.send(7)
    XCTAssertEqual(store.withState { $0 }, [7, 7, 2])
  }

  func testCancellableEffectNoneIsNone() async {
    XCTAssertTrue(Effect<Int>.none.cancellable(id: 1).isNone)
    XCTAssertTrue(Effect<Int>.none.cancellable(id: 1, cancelInFlight: true).isNone)
  }
}

private struct Counted: Reducer {
  let count: LockIsolated<Int>

  var body: some Reducer<Counter.State, Counter.Action> {
    let _ = count.withValue { $0 += 1 }
    Counter()
  }
}
