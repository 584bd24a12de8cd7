import ComposableArchitecture

/// A feature that presents a counter.
@Reducer
struct Presenter {
  @ObservableState
  struct State {
    @Presents var counter: Counter.State?
  }

  enum Action {
    case present
    case counter(PresentationAction<Counter.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .present:
        state.counter = Counter.State()
        return .none
      case .counter:
        return .none
      }
    }
    .ifLet(\.$counter, action: \.counter) { Counter() }
  }
}
