import ComposableArchitecture

/// A minimal feature with observable state.
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

/// A minimal feature with plain state.
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
