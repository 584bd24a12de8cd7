import ComposableArchitecture
import XCTest

final class OnChangeTests: FeatureTestCase {
  func testOnChangeReducerRunsOnTheStateAfterTheBaseReducer() async {
    let store = Store(initialState: Adder.State()) {
      Adder()
        .onChange(of: \.first) { oldValue, newValue in
          Reduce { state, _ in
            state.log.append("\(oldValue) to \(newValue), second is \(state.second)")
            return .none
          }
        }
    }
    store.send(.add(first: 3, second: 4))
    XCTAssertEqual(store.withState(\.log), ["0 to 3, second is 4"])
  }

  func testOnChangeReducerReceivesTheActionAndItsEffectRuns() async {
    let store = Store(initialState: Adder.State()) {
      Adder()
        .onChange(of: \.first) { _, _ in
          Reduce { _, action in
            if case .add(let first, _) = action, first == 1 {
              return .send(.add(first: 10, second: 0))
            }
            return .none
          }
        }
    }
    store.send(.add(first: 1, second: 0))
    XCTAssertEqual(store.withState(\.first), 11)
  }

  func testOnChangeDoesNotRunIfTheValueIsUnchanged() async {
    let store = Store(initialState: Adder.State()) {
      Adder()
        .onChange(of: \.first) { _, _ in
          Reduce { state, _ in
            state.log.append("changed")
            return .none
          }
        }
    }
    store.send(.add(first: 0, second: 4))
    XCTAssertEqual(store.withState(\.log), [])
  }

  func testOnChangeDoesNotRunForChangesBySiblingReducers() async {
    let store = Store(initialState: Adder.State()) {
      Adder()
      EmptyReducer()
        .onChange(of: \.first) { _, _ in
          Reduce { state, _ in
            state.log.append("changed")
            return .none
          }
        }
      Adder()
    }
    store.send(.add(first: 1, second: 0))
    XCTAssertEqual(store.withState(\.log), [])
    XCTAssertEqual(store.withState(\.first), 2)
  }

  func testOuterOnChangeRunsForChangesByAnInnerOnChange() async {
    let store = Store(initialState: Adder.State()) {
      Adder()
        .onChange(of: \.first) { _, newValue in
          Reduce { state, _ in
            state.second += newValue
            return .none
          }
        }
        .onChange(of: \.second) { _, newValue in
          Reduce { state, _ in
            state.log.append("second is \(newValue)")
            return .none
          }
        }
    }
    store.send(.add(first: 3, second: 0))
    XCTAssertEqual(store.withState(\.log), ["second is 3"])
  }

  func testOnChangeRunsOnlyIfRemoveDuplicatesReturnsFalse() async {
    let store = Store(initialState: Adder.State()) {
      Adder()
        .onChange(of: { $0.first }, removeDuplicates: { $0 / 10 == $1 / 10 }) {
          oldValue,
          newValue in
          Reduce { state, _ in
            state.log.append("\(oldValue) to \(newValue)")
            return .none
          }
        }
    }
    store.send(.add(first: 9, second: 0))
    store.send(.add(first: 9, second: 0))
    XCTAssertEqual(store.withState(\.log), ["9 to 18"])
  }

  func testOnChangeClosureChangesTheStateAndReturnsAnEffect() async {
    let store = Store(initialState: Adder.State()) {
      Adder()
        .onChange(of: \.first) { oldValue, state in
          state.log.append("\(oldValue) to \(state.first)")
          return state.first < 3 ? .send(.add(first: 1, second: 0)) : .none
        }
    }
    store.send(.add(first: 1, second: 0))
    XCTAssertEqual(store.withState(\.log), ["0 to 1", "1 to 2", "2 to 3"])
  }

  func testOnChangeReducerReturnsAnEffectWithoutAStateChange() async {
    let store = Store(initialState: Adder.State()) {
      Adder()
        .onChange(of: \.first) { _, newValue in
          Reduce { _, _ in newValue == 1 ? .send(.add(first: 0, second: 1)) : .none }
        }
        .onChange(of: \.second) { _, _ in EmptyReducer() }
    }
    store.send(.add(first: 1, second: 0))
    XCTAssertEqual(store.withState(\.second), 1)
  }
}

private struct Adder: Reducer {
  struct State: Equatable {
    var first = 0
    var second = 0
    var log: [String] = []
  }

  enum Action {
    case add(first: Int, second: Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let first, let second):
      state.first += first
      state.second += second
      return .none
    }
  }
}
