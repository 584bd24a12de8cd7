import ComposableArchitecture

/// A feature that shows facts about one number.
@Reducer
public struct FactFeature: Sendable {
  public struct State: Equatable, Sendable {
    @PresentationState public var alert: AlertState<Action.Alert>?
    public var fact: NumberFact?
    public var isLoading = false
    public let number: Int

    public init(number: Int) {
      self.number = number
    }

    public var title: String { "Fact: \(number)" }
  }

  public enum Action: Equatable, Sendable {
    case alert(PresentationAction<Alert>)
    case closeButtonTapped
    case delegate(Delegate)
    case factButtonTapped
    case factFailed(reason: String)
    case factResponse(NumberFact)
    case goToCounterButtonTapped

    @CasePathable
    public enum Alert: Equatable, Sendable {
      case tryAgainButtonTapped
    }

    /// The requests to the parent to push a screen.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case goToCounter(Int)
    }
  }

  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.numberFact) private var numberFact

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.tryAgainButtonTapped)), .factButtonTapped:
        guard !state.isLoading else { return .none }
        state.isLoading = true
        return .run { [number = state.number, previous = state.fact] send in
          await send(.factResponse(try await numberFact.fetch(number, previous)))
        } catch: { error, send in
          await send(.factFailed(reason: (error as? FactError)?.reason ?? "\(error)"))
        }

      case .alert:
        return .none

      case .closeButtonTapped:
        return .run { _ in await dismiss() }

      case .delegate:
        return .none

      case .factFailed(let reason):
        state.isLoading = false
        state.alert = .noFact(about: state.number, reason: reason)
        return .none

      case .factResponse(let fact):
        state.isLoading = false
        state.fact = fact
        return .none

      case .goToCounterButtonTapped:
        return .send(.delegate(.goToCounter(state.number)))
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == FactFeature.Action.Alert {
  static func noFact(about number: Int, reason: String) -> Self {
    AlertState {
      TextState("No fact about \(String(number))")
    } actions: {
      ButtonState(action: .tryAgainButtonTapped) {
        TextState("Try again")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState(verbatim: reason)
    }
  }
}
