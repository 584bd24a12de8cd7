import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isTimerRunning = false
  }

  enum Action {
    case counterButtonTapped
    case decrementButtonTapped
    case delegate(Delegate)
    case factButtonTapped
    case incrementButtonTapped
    case timerButtonTapped
    case timerTicked

    @CasePathable
    enum Delegate {
      case showCounter(Int)
      case showFact(Int)
    }
  }

  private enum CancelID { case timer }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counterButtonTapped:
        return .send(.delegate(.showCounter(state.count)))
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .delegate:
        return .none
      case .factButtonTapped:
        return .send(.delegate(.showFact(state.count)))
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .timerButtonTapped:
        state.isTimerRunning.toggle()
        guard state.isTimerRunning else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer)
      case .timerTicked:
        state.count += 1
        return .none
      }
    }
  }
}
