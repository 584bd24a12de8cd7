import ComposableArchitecture
import NumberFacts

/// A feature that shows facts about one number.
@Reducer
public struct FactFeature: Sendable {
  /// The state of a screen of facts. The session stores the number and the fact that is shown.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The alert with the reason why a fact could not be fetched, or `nil`.
    @Presents public var alert: AlertState<Action.Alert>?

    /// The fact that is shown, or `nil` before the first fetch has returned a fact.
    public var fact: NumberFact?

    /// Whether a fact is being fetched.
    public var isLoading = false

    /// The number that the facts are about.
    public let number: Int

    /// Creates a screen without a fact. A fact is fetched when the user clicks the button.
    public init(number: Int) {
      self.number = number
    }

    /// The title of the page and the entry in the back menu, with the number.
    public var title: String { "Fact: \(number)" }
  }

  /// The actions of a screen of facts.
  public enum Action: Equatable, Sendable {
    /// An action of the alert. The alert is presented if a fact could not be fetched.
    case alert(PresentationAction<Alert>)

    /// The user clicks the button that dismisses the screen.
    case closeButtonTapped

    /// A request to the parent to push a screen. This feature itself ignores the action.
    case delegate(Delegate)

    /// The user clicks the button that fetches the next fact. The action does nothing while a fact
    /// is being fetched.
    case factButtonTapped

    /// A fact could not be fetched. The feature presents an alert with the reason.
    case factFailed(reason: String)

    /// A fact was fetched, and replaces the shown fact.
    case factResponse(NumberFact)

    /// The user clicks the button that pushes a counter with the number.
    case goToCounterButtonTapped

    /// The actions of the buttons of the alert.
    @CasePathable
    public enum Alert: Equatable, Sendable {
      /// The user clicks the button that fetches a fact again.
      case tryAgainButtonTapped
    }

    /// The requests to the parent to push a screen.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// A request to push a counter that starts at the number.
      case goToCounter(Int)
    }
  }

  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.numberFact) private var numberFact

  /// Creates the reducer of a screen of facts. The reducer reads the dependencies `numberFact` and
  /// `dismiss`.
  public init() {}

  /// A reducer that fetches facts, presents the alert and sends the delegate actions.
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
