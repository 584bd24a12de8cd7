import ComposableArchitecture

/// The least that a feature can do, with state that tells of its changes.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isLoading = false
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      }
    }
  }
}

/// The same with plain state.
@Reducer
struct PlainCounter {
  struct State: Equatable {
    var count = 0
    var isLoading = false
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      }
    }
  }
}
