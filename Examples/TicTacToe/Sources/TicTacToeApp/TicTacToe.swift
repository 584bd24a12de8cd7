import ComposableArchitecture
import TicTacToeFeatures

/// The feature of the app: the login and, after the login, the form for a new game.
///
/// ```swift
/// let store = Store(initialState: TicTacToe.State.login(Login.State())) {
///   TicTacToe.body
/// }
/// ```
@Reducer
public enum TicTacToe {
  case login(Login)
  case newGame(NewGame)

  public static var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.delegate(.didLogIn(let session))):
        state = .newGame(NewGame.State(session: session))
        return .none

      case .newGame(.delegate(.didLogOut)):
        state = .login(Login.State())
        return .none

      case .login, .newGame:
        return .none
      }
    }
    .ifCaseLet(\.login, action: \.login) {
      Login()
    }
    .ifCaseLet(\.newGame, action: \.newGame) {
      NewGame()
    }
  }
}

extension TicTacToe.State: Equatable {}
