import ComposableArchitecture

extension StackGuide {
  // Block 14.
  @Reducer
  struct CounterFeature {
    struct State: Equatable {
      var count = 0
    }
    enum Action {
      case decrementButtonTapped
      case incrementButtonTapped
    }

    @Dependency(\.dismiss) var dismiss

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .decrementButtonTapped:
          state.count -= 1
          return .none

        case .incrementButtonTapped:
          state.count += 1
          return state.count >= 5
            ? .run { _ in await self.dismiss() }
            : .none
        }
      }
    }
  }

  /// The guide uses both names for the same feature.
  typealias Counter = CounterFeature

  // Block 15.
  @Reducer
  struct Feature {
    struct State: Equatable {
      var path = StackState<Path.State>()
    }
    enum Action {
      case path(StackAction<Path.State, Path.Action>)
    }

    @Reducer
    struct Path {
      enum State: Equatable { case counter(Counter.State) }
      enum Action { case counter(Counter.Action) }
      var body: some ReducerOf<Self> {
        Scope(state: \.counter, action: \.counter) { Counter() }
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        // Logic and behavior for core feature.
        .none
      }
      .forEach(\.path, action: \.path) { Path() }
    }
  }
}

extension StackGuide.Feature.Action: Equatable {}
extension StackGuide.Feature.Path.Action: Equatable {}
