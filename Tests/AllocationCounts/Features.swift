import ComposableArchitecture

struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct ObservableCounter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct Parent {
  struct State: Equatable {
    var counter = Counter.State()
  }

  enum Action {
    case counter(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
  }
}

@Reducer
struct Stack {
  struct State: Equatable {
    var path: StackState<Counter.State>

    init(depth: Int) {
      path = StackState((0..<depth).map { Counter.State(count: $0) })
    }
  }

  enum Action {
    case path(StackActionOf<Counter>)
    case push
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .push = action { state.path.append(Counter.State()) }
      return .none
    }
    .forEach(\.path, action: \.path) { Counter() }
  }
}
