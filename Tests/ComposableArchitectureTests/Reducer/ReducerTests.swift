import ComposableArchitecture
import XCTest

final class ReducerTests: FeatureTestCase {
  func testDefaultReduceRunsTheBody() async {
    struct Feature: Reducer {
      var body: some Reducer<[String], String> {
        Reduce { state, action in
          state.append("body \(action)")
          return .none
        }
      }
    }
    XCTAssertEqual(reduce(Feature(), "a"), ["body a"])
  }

  func testImplementedReduceOverridesTheBody() async {
    struct Feature: Reducer {
      func reduce(into state: inout [String], action: String) -> Effect<String> {
        state.append("reduce \(action)")
        return .none
      }

      var body: some Reducer<[String], String> {
        Reduce { state, action in
          state.append("body \(action)")
          return .none
        }
      }
    }
    XCTAssertEqual(reduce(Feature(), "a"), ["reduce a"])
  }

  func testFeatureOfTheReducerMacroRunsInAStore() async {
    let store = Store(initialState: Numbers.State()) { Numbers() }
    store.send(.append(1))
    XCTAssertEqual(store.withState(\.log), [1])
  }

  func testBuilderRunsReducersFromTopToBottomOnTheSameState() async {
    let store = Store<[String], String>(initialState: []) {
      Reduce { state, action in
        state.append("first \(action)")
        return .none
      }
      EmptyReducer()
      Reduce { state, action in
        state.append("second sees \(state.count)")
        return .none
      }
    }
    store.send("a")
    XCTAssertEqual(store.withState { $0 }, ["first a", "second sees 1"])
  }

  func testReducerBuilderSupportsConditionsLoopsAndExistentials() async {
    struct Feature: Reducer {
      let isOn: Bool
      var body: some Reducer<[String], String> {
        if isOn {
          note("on")
        }
        if isOn {
          note("yes")
        } else {
          note("no")
        }
        for index in 1...2 {
          note("\(index)")
        }
        if #available(macOS 99, *) {
          note("available")
        }
        let erased: any Reducer<[String], String> = note("erased")
        erased
      }

      func note(_ text: String) -> Reduce<[String], String> {
        Reduce { state, _ in
          state.append(text)
          return .none
        }
      }
    }
    XCTAssertEqual(
      reduce(Feature(isOn: true), "a"),
      ["on", "yes", "1", "2", "available", "erased"]
    )
    XCTAssertEqual(reduce(Feature(isOn: false), "a"), ["no", "1", "2", "available", "erased"])
  }

  func testEffectsOfABuilderAreMergedInOrder() async {
    let store = LogStore(
      initialState: [],
      reducer: {
        CombineReducers {
          Reduce { state, action in
            state.append(action)
            return action == "start" ? .send("first") : .none
          }
          Reduce { _, action in action == "start" ? .send("second") : .none }
        }
      }
    )
    store.send("start")
    XCTAssertEqual(store.log, ["start", "first", "second"])
  }

  private func reduce(_ reducer: some Reducer<[String], String>, _ action: String) -> [String] {
    var state: [String] = []
    _ = reducer.reduce(into: &state, action: action)
    return state
  }
}

@Reducer
private struct Numbers {
  struct State: Equatable { var log: [Int] = [] }

  enum Action {
    case append(Int)
    case clear
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .append(let number): state.log.append(number)
      case .clear: state.log = []
      }
      return .none
    }
  }
}
