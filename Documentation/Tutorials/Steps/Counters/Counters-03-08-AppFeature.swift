import ComposableArchitecture

@Reducer
struct AppFeature {
  @Reducer(state: .equatable)
  enum Path {
    case counter(Counter)
    case fact(Fact)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()

    var sum: Int {
      path.reduce(0) { $0 + ($1[case: \.counter]?.count ?? 0) }
    }
  }

  enum Action {
    case counterButtonTapped
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counterButtonTapped:
        state.path.append(.counter(Counter.State()))
        return .none
      case .path(.element(_, .counter(.delegate(.showCounter(let number))))):
        state.path.append(.counter(Counter.State(count: number)))
        return .none
      case .path(.element(_, .counter(.delegate(.showFact(let number))))):
        state.path.append(.fact(Fact.State(number: number)))
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}
