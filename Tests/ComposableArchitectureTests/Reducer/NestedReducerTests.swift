import ComposableArchitecture
import XCTest

final class NestedReducerTests: XCTestCase {
  @MainActor
  func testNestedReducerWithABodyUsesTheTypesOfTheEnclosingReducer() async {
    let store = TestStore(initialState: Outer.State()) { Outer() }
    await store.send(.increment) { $0.count = 1 }
  }
}

@Reducer
private struct Outer {
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Inner()
  }

  @Reducer
  struct Inner {
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        }
      }
    }
  }
}
