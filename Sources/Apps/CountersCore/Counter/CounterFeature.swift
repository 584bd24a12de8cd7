import ComposableArchitecture

/// A counter with a timer, which can push other screens.
@Reducer
public struct CounterFeature: Sendable {
  public struct State: Equatable, Sendable {
    public var count: Int
    public var isLoading = false
    public var isTimerRunning = false

    public init(count: Int = 0) {
      self.count = count
    }

    /// Whether the count is greater than the smallest `Int`. Counting stops at the bounds of `Int`.
    public var canDecrement: Bool { count > .min }
    public var canIncrement: Bool { count < .max }

    public var title: String { "Counter: \(count)" }
  }

  public enum Action: Equatable, Sendable {
    case closeButtonTapped
    case decrementButtonTapped
    case delegate(Delegate)
    case goToCounterButtonTapped
    case goToFactButtonTapped
    case incrementButtonTapped
    case loadAndGoToCounterButtonTapped
    case loadResponse
    case timerButtonTapped
    case timerTicked

    /// The requests to the parent to push a screen.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case goToCounter(Int)
      case goToFact(Int)
    }
  }

  private enum CancelID {
    case timer
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.dismiss) private var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }

      case .decrementButtonTapped:
        state.count -= state.canDecrement ? 1 : 0
        return .none

      case .delegate:
        return .none

      case .goToCounterButtonTapped:
        return .send(.delegate(.goToCounter(state.count)))

      case .goToFactButtonTapped:
        return .send(.delegate(.goToFact(state.count)))

      case .incrementButtonTapped, .timerTicked:
        state.count += state.canIncrement ? 1 : 0
        return .none

      case .loadAndGoToCounterButtonTapped:
        guard !state.isLoading else { return .none }
        state.isLoading = true
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.loadResponse)
        }

      case .loadResponse:
        state.isLoading = false
        return .send(.delegate(.goToCounter(state.count)))

      case .timerButtonTapped:
        state.isTimerRunning.toggle()
        guard state.isTimerRunning else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      }
    }
  }
}
