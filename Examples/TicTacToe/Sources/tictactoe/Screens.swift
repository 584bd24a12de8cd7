import ComposableArchitecture
import TicTacToeApp
import TicTacToeFeatures

/// Returns the screen for the current state of the app.
@MainActor
func screen(of store: StoreOf<TicTacToe>) -> any Screen {
  switch store.case {
  case .login(let store): screen(of: store)
  case .newGame(let store): screen(of: store)
  }
}

@MainActor
private func screen(of store: StoreOf<Login>) -> any Screen {
  if let alert = store.alert {
    return AlertScreen(alert: alert) { store.send(.alert(.dismiss)) }
  }
  guard let twoFactor = store.scope(state: \.twoFactor, action: \.twoFactor.presented) else {
    return LoginScreen(store: store)
  }
  if let alert = twoFactor.alert {
    return AlertScreen(alert: alert) { twoFactor.send(.alert(.dismiss)) }
  }
  return TwoFactorScreen(store: twoFactor)
}

@MainActor
private func screen(of store: StoreOf<NewGame>) -> any Screen {
  switch store.scope(state: \.destination, action: \.destination.presented)?.case {
  case .game(let store):
    return GameScreen(store: store)
  case .logOut(let alert):
    return AlertScreen(alert: alert) { action in
      store.send(.destination(action.map { .presented(.logOut($0)) } ?? .dismiss))
    }
  case nil:
    return NewGameScreen(store: store)
  }
}
