import ComposableArchitecture

/// A minimal feature.
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
  }

  @CasePathable
  enum Action: Equatable {
    case decrement
    case increment
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .decrement: state.count -= 1
    case .increment: state.count += 1
    }
    return .none
  }
}
