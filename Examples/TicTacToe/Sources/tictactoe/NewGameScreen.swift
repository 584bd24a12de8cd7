import ComposableArchitecture
import TicTacToeFeatures

struct NewGameScreen: Screen {
  let store: StoreOf<NewGame>

  var text: String {
    heading("New game") + "\nLogged in as \(store.session.email). /logout logs you out."
  }

  var prompt: String? {
    if store.xName.isEmpty { return "Who plays X?" }
    if store.oName.isEmpty { return "Who plays O?" }
    return "Press Return to start the game of \(store.xName) and \(store.oName):"
  }

  var commands: [Command] {
    let logOut = Command(name: "logout", purpose: "log out") { store.send(.logOutButtonTapped) }
    guard store.xName.isEmpty else {
      return [Command(name: "back", purpose: "type the names again", perform: forgetNames), logOut]
    }
    return [logOut]
  }

  func answer(_ line: String) -> String? {
    if store.isFormValid {
      guard line.isEmpty else { return "Press Return to play, or type /back for other names." }
    } else if line.isEmpty {
      return "Type a name."
    } else if store.xName.isEmpty {
      store.xName = line
    } else {
      store.oName = line
    }
    store.send(.startButtonTapped)
    return nil
  }

  private func forgetNames() {
    store.xName = ""
    store.oName = ""
  }
}
