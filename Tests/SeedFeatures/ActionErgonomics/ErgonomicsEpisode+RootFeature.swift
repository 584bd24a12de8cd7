import ComposableArchitecture

extension ErgonomicsEpisode {
  // Marks 17:55, 19:44, 35:30 and 35:39.
  @available(*, deprecated)
  struct RootFeature: Reducer {
    struct State: Equatable {
      var path: IdentifiedArrayOf<Path.State> = []
    }

    enum Action {
      case goToCounterButtonTapped
      case path(StackAction<Path.State, Path.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .goToCounterButtonTapped:
          state.path.append(.counter(CounterFeature.State()))
          return .none

        case let .path(
          .element(id: _, action: .counter(.delegate(action)))
        ):
          switch action {
          case let .goToCounter(count):
            state.path.append(.counter(CounterFeature.State(count: count)))
            return .none
          }

        case .path:
          return .none
        }
      }
      .forEach(\.path, action: /Action.path) {
        Path()
      }
    }
  }

  // Marks 18:44 and 20:35: an intermediate version, with the operator of the library for rows.
  struct ComposedRootFeature: Reducer {
    struct State: Equatable {
      var path: IdentifiedArrayOf<Path.State> = []
    }

    enum Action {
      case path(StackAction<Path.State, Path.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case let .path(.setPath(path)):
          state.path = path
          return .none

        case .path:
          return .none
        }
      }
      .forEach(
        \.path,
        action: (/Action.path)
          .appending(path: /StackAction.element)
      ) {
        Path()
      }
    }
  }

  // The same feature with the stack of the library, which replaced the stack of the episode.
  struct StackRootFeature: Reducer {
    struct State: Equatable {
      var path = StackState<Path.State>()
    }

    enum Action {
      case path(ComposableArchitecture.StackAction<Path.State, Path.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case let .path(
          .element(id: _, action: .counter(.delegate(.goToCounter(count))))
        ):
          state.path.append(.counter(CounterFeature.State(count: count)))
          return .none

        case .path:
          return .none
        }
      }
      .forEach(\.path, action: /Action.path) {
        Path()
      }
    }
  }
}
