import ComposableArchitecture

/// A typical small feature, for elements of the stack.
@Reducer
struct Screen {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isTimerRunning = false
    var fact: String?
  }

  enum Action {
    case increment
    case factResponse(String)
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .factResponse(let fact):
        state.fact = fact
        return .none
      }
    }
  }
}

/// A feature with a stack. An element of the stack is a `Screen` or a `Counter`.
@Reducer
struct Stack {
  @Reducer
  struct Path {
    @ObservableState
    @CasePathable
    enum State: Equatable {
      case screen(Screen.State)
      case counter(Counter.State)
    }

    enum Action {
      case screen(Screen.Action)
      case counter(Counter.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.screen, action: \.screen) { Screen() }
      Scope(state: \.counter, action: \.counter) { Counter() }
    }
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    var total = 0
  }

  enum Action {
    case nothing
    case push
    case path(StackAction<Path.State, Path.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .push:
        state.path.append(.screen(Screen.State()))
        return .none
      case .nothing, .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path) { Path() }
  }
}

extension Stack {
  @MainActor
  static func store(depth: Int) -> StoreOf<Stack> {
    let store = Store(initialState: Stack.State(depth: depth)) { Stack() }
    // The elements of the initial state start to run at the first action.
    store.send(.nothing)
    return store
  }
}

extension Stack.State {
  init(depth: Int) {
    self.init()
    for _ in 0..<depth {
      path.append(.screen(Screen.State()))
    }
  }
}
