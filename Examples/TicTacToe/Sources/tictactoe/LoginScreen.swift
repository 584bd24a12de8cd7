import ComposableArchitecture
import TicTacToeFeatures

@ViewAction(for: Login.self)
struct LoginScreen: Screen {
  let store: StoreOf<Login>

  var text: String {
    store.isLoggingIn ? "Logging in…" : heading("Log in")
  }

  var prompt: String? {
    if store.isLoggingIn { return nil }
    return store.isEmailValid ? "Password for \(store.email):" : "E-mail:"
  }

  var commands: [Command] {
    guard store.isEmailValid else { return [] }
    return [
      Command(name: "back", purpose: "type another e-mail address") { store.email = "" }
    ]
  }

  func answer(_ line: String) -> String? {
    guard store.isEmailValid else {
      store.email = line
      return store.isEmailValid ? nil : "An e-mail address has an @ in it."
    }
    store.password = line
    guard store.isFormValid else { return "Type a password." }
    send(.logInButtonTapped)
    return nil
  }
}
