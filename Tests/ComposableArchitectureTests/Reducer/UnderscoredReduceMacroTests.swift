import ComposableArchitecture
import XCTest

final class UnderscoredReduceMacroTests: FeatureTestCase {
  func testReducerMacroAcceptsTheUnderscoredReduceMethod() async {
    let store = TestStore(initialState: Underscored.State()) { Underscored() }
    await store.send(.increment) { $0.count = 1 }
  }
}

@Reducer
private struct Underscored {
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case increment
  }

  func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}
