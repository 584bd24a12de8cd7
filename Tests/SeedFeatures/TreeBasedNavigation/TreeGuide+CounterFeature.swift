import ComposableArchitecture

extension TreeGuide {
  // Block 18.
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

  // Block 19.
  @Reducer
  struct Feature {
    struct State: Equatable {
      @PresentationState var counter: CounterFeature.State?
    }
    enum Action {
      case counter(PresentationAction<CounterFeature.Action>)
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        // Logic and behavior for core feature.
        .none
      }
      .ifLet(\.$counter, action: \.counter) {
        CounterFeature()
      }
    }
  }

  /// The feature of the last block, which presents the counter as one of its destinations.
  @Reducer
  struct EnumFeature {
    struct State: Equatable {
      @PresentationState var destination: Destination.State?
    }
    enum Action {
      case destination(PresentationAction<Destination.Action>)
    }

    @Reducer
    struct Destination {
      enum State: Equatable {
        case addItem(AddFeature.State)
        case counter(CounterFeature.State)
      }
      enum Action {
        case addItem(AddFeature.Action)
        case counter(CounterFeature.Action)
      }
      var body: some ReducerOf<Self> {
        Scope(state: \.addItem, action: \.addItem) {
          AddFeature()
        }
        Scope(state: \.counter, action: \.counter) {
          CounterFeature()
        }
      }
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$destination, action: \.destination) {
          Destination()
        }
    }
  }
}
