import ComposableArchitecture

extension StacksEpisode {
  // Marks 24:01 to 35:20.
  struct RootFeature: Reducer {
    struct State: Equatable {
      var counters: IdentifiedArrayOf<CounterFeature.State> = []
    }

    enum Action: Equatable {
      case counter(
        id: CounterFeature.State.ID,
        action: CounterFeature.Action
      )
      case goToCounterButtonTapped
      case setPath(IdentifiedArrayOf<CounterFeature.State>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .counter:
          return .none

        case .goToCounterButtonTapped:
          state.counters.append(CounterFeature.State())
          return .none

        case let .setPath(counters):
          state.counters = counters
          return .none
        }
      }
      .forEach(\.counters, action: /Action.counter) {
        CounterFeature()
      }
    }
  }
}
