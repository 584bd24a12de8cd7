import ComposableArchitecture

/// A counter with a timer, which can push other screens.
@Reducer
public struct CounterFeature: Sendable {
  /// The state of a counter. The session stores only the count.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The number. The buttons add or subtract 1, and each tick of the timer adds 1.
    public var count: Int

    /// Whether the feature waits for one second before another counter is pushed.
    public var isLoading = false

    /// Whether the timer adds 1 to the number each second.
    public var isTimerRunning = false

    /// Creates a counter whose timer does not run.
    public init(count: Int = 0) {
      self.count = count
    }

    /// Whether the number is greater than the minimum of `Int`.
    public var canDecrement: Bool { count > .min }

    /// Whether the number is less than the maximum of `Int`.
    public var canIncrement: Bool { count < .max }

    /// The title of the page and the entry in the back menu, with the number.
    public var title: String { "Counter: \(count)" }
  }

  /// The actions of a counter.
  public enum Action: Equatable, Sendable {
    /// The user clicks the button that dismisses the screen.
    case closeButtonTapped

    /// The user clicks the button that subtracts 1. The action does nothing at the minimum of
    /// `Int`.
    case decrementButtonTapped

    /// A request to the parent to push a screen. The counter itself ignores the action.
    case delegate(Delegate)

    /// The user clicks the button that pushes a counter with the same number.
    case goToCounterButtonTapped

    /// The user clicks the button that pushes facts about the number.
    case goToFactButtonTapped

    /// The user clicks the button that adds 1. The action does nothing at the maximum of `Int`.
    case incrementButtonTapped

    /// The user clicks the button that pushes a counter after one second. The action does nothing
    /// while ``State/isLoading`` is `true`.
    case loadAndGoToCounterButtonTapped

    /// The delay has passed. The parent pushes a counter with the current number.
    case loadResponse

    /// The user clicks the button that starts the timer, or stops the running timer.
    case timerButtonTapped

    /// The timer runs, and a second has passed.
    case timerTicked

    /// The requests to the parent to push a screen.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// A request to push a counter that starts at the number.
      case goToCounter(Int)

      /// A request to push facts about the number.
      case goToFact(Int)
    }
  }

  private enum CancelID {
    case timer
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.dismiss) private var dismiss

  /// Creates the reducer of a counter. The reducer reads the dependencies `continuousClock` and
  /// `dismiss`.
  public init() {}

  /// A reducer that counts, runs the timer and sends the delegate actions.
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
