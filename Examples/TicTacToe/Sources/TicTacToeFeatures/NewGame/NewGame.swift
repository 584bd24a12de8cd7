import ComposableArchitecture

/// A feature with the names of two players, which presents their game.
@Reducer
public struct NewGame: Sendable {
  /// The game or the alert that the feature presents.
  @Reducer
  public enum Destination {
    case game(Game)
    case logOut(AlertState<LogOutAlert>)

    @CasePathable
    public enum LogOutAlert: Equatable, Sendable {
      case confirmButtonTapped
    }
  }

  @ObservableState
  public struct State: Equatable {
    @Presents public var destination: Destination.State?
    public var oName = ""
    public let session: Session
    public var xName = ""

    public init(session: Session) {
      self.session = session
    }

    public var isFormValid: Bool { !oName.isEmpty && !xName.isEmpty }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case logOutButtonTapped
    case startButtonTapped

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case didLogOut
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .destination(.presented(.logOut(.confirmButtonTapped))):
        return .send(.delegate(.didLogOut))

      case .destination:
        return .none

      case .logOutButtonTapped:
        state.destination = .logOut(.confirmation(email: state.session.email))
        return .none

      case .startButtonTapped:
        guard state.isFormValid else { return .none }
        state.destination = .game(Game.State(xName: state.xName, oName: state.oName))
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension NewGame.Destination.State: Equatable {}

extension AlertState where Action == NewGame.Destination.LogOutAlert {
  /// Returns the alert with which the user confirms the log-out.
  public static func confirmation(email: String) -> Self {
    Self {
      TextState("Log out?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmButtonTapped) {
        TextState("Log out")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState("You are logged in as \(email).")
    }
  }
}
