import ComposableArchitecture

/// A feature that logs in with an e-mail address and a password. The feature presents ``TwoFactor``
/// if the account requires a code.
@Reducer
public struct Login: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents public var alert: AlertState<Action.Alert>?
    public var email = ""
    /// Whether the authentication client is verifying the password.
    public var isLoggingIn = false
    public var password = ""
    @Presents public var twoFactor: TwoFactor.State?

    public init() {}

    public var isEmailValid: Bool { email.contains("@") }
    public var isFormValid: Bool { isEmailValid && !password.isEmpty }
  }

  public enum Action: Sendable, ViewAction {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case logInResponse(Result<AuthenticationResponse, any Error>)
    case twoFactor(PresentationAction<TwoFactor.Action>)
    case view(View)

    public enum Alert: Equatable, Sendable {}

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case didLogIn(Session)
    }

    @CasePathable
    public enum View: BindableAction, Sendable {
      case binding(BindingAction<State>)
      case logInButtonTapped
    }
  }

  @Dependency(\.authenticationClient) var authenticationClient

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .alert, .delegate:
        return .none

      case .logInResponse(.failure(let error)):
        state.alert = AlertState { TextState(error.localizedDescription) }
        state.isLoggingIn = false
        state.password = ""
        return .none

      case .logInResponse(.success(.authenticated(let session))):
        state.isLoggingIn = false
        return .send(.delegate(.didLogIn(session)))

      case .logInResponse(.success(.codeRequired(let challenge))):
        state.isLoggingIn = false
        state.twoFactor = TwoFactor.State(challenge: challenge)
        return .none

      case .twoFactor(.presented(.delegate(.didVerify(let session)))):
        return .send(.delegate(.didLogIn(session)))

      case .twoFactor:
        return .none

      case .view(.binding):
        return .none

      case .view(.logInButtonTapped):
        guard state.isFormValid, !state.isLoggingIn else { return .none }
        state.isLoggingIn = true
        return .run { [email = state.email, password = state.password] send in
          await send(
            .logInResponse(
              Result { try await authenticationClient.logIn(email: email, password: password) }
            )
          )
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$twoFactor, action: \.twoFactor) {
      TwoFactor()
    }
  }
}
