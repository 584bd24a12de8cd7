import ComposableArchitecture

/// A feature that verifies the code of four digits that some accounts require in addition to the
/// password.
@Reducer
public struct TwoFactor: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents public var alert: AlertState<Action.Alert>?
    public let challenge: Challenge
    /// The entered code. The reducer removes all characters except the first four digits.
    public var code = ""
    /// Whether the authentication client is verifying the code.
    public var isVerifying = false

    public init(challenge: Challenge) {
      self.challenge = challenge
    }

    public var isFormValid: Bool { code.count == 4 }
  }

  public enum Action: Sendable, ViewAction {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case verifyResponse(Result<Session, any Error>)
    case view(View)

    public enum Alert: Equatable, Sendable {}

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case didVerify(Session)
    }

    @CasePathable
    public enum View: BindableAction, Sendable {
      case binding(BindingAction<State>)
      case cancelButtonTapped
      case submitButtonTapped
    }
  }

  @Dependency(\.authenticationClient) var authenticationClient
  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
      .onChange(of: \.code) { _, code in
        Reduce { state, _ in
          state.code = String(code.filter { $0.isASCII && $0.isNumber }.prefix(4))
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .alert, .delegate:
        return .none

      case .verifyResponse(.failure(let error)):
        state.alert = AlertState { TextState(error.localizedDescription) }
        state.code = ""
        state.isVerifying = false
        return .none

      case .verifyResponse(.success(let session)):
        state.isVerifying = false
        return .send(.delegate(.didVerify(session)))

      case .view(.binding):
        return .none

      case .view(.cancelButtonTapped):
        return .run { _ in await dismiss() }

      case .view(.submitButtonTapped):
        guard state.isFormValid, !state.isVerifying else { return .none }
        state.isVerifying = true
        return .run { [challenge = state.challenge, code = state.code] send in
          await send(
            .verifyResponse(
              Result { try await authenticationClient.verify(code: code, challenge: challenge) }
            )
          )
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
