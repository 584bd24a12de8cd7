import ComposableArchitecture
import TicTacToeFeatures

@ViewAction(for: TwoFactor.self)
struct TwoFactorScreen: Screen {
  let store: StoreOf<TwoFactor>

  var text: String {
    store.isVerifying ? "Checking the code…" : heading("A code for \(store.challenge.email)")
  }

  var prompt: String? {
    store.isVerifying ? nil : "Code:"
  }

  var commands: [Command] {
    [
      Command(name: "back", purpose: "log in as another user") {
        await send(.cancelButtonTapped).finish()
      }
    ]
  }

  func answer(_ line: String) -> String? {
    store.code = line
    // The reducer removes characters that can't be part of a code.
    guard store.isFormValid, store.code == line else { return "A code has four digits." }
    send(.submitButtonTapped)
    return nil
  }
}
