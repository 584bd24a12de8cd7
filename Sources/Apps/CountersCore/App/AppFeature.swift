import ComposableArchitecture

/// The whole of Counters: a stack of counters and number facts, of any depth and in any order.
@Reducer
public struct AppFeature: Sendable {
  public struct State: Equatable, Sendable {
    public var path: StackState<Path.State>

    public init(path: StackState<Path.State> = StackState()) {
      self.path = path
    }
  }

  public enum Action: Equatable, Sendable {
    case goToCounterButtonTapped
    case goToFactButtonTapped
    case goToRootButtonTapped
    case path(StackAction<Path.State, Path.Action>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .goToCounterButtonTapped:
        state.path.append(.counter(CounterFeature.State()))
        return .none

      case .goToFactButtonTapped:
        state.path.append(.fact(FactFeature.State(number: Int(clamping: state.summary.sum))))
        return .none

      case .goToRootButtonTapped:
        state.path.removeAll()
        return .none

      case .path(.element(_, .counter(.delegate(.goToCounter(let number))))),
        .path(.element(_, .fact(.delegate(.goToCounter(let number))))):
        state.path.append(.counter(CounterFeature.State(count: number)))
        return .none

      case .path(.element(_, .counter(.delegate(.goToFact(let number))))):
        state.path.append(.fact(FactFeature.State(number: number)))
        return .none

      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path) {
      Path()
    }
  }
}
