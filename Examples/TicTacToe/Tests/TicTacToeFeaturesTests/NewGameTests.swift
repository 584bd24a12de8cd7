import ComposableArchitecture
import Testing
import TicTacToeFeatures

@MainActor
struct NewGameTests {
  private let store = TestStore(
    initialState: NewGame.State(session: Session(email: "ada@example.com"))
  ) {
    NewGame()
  }

  @Test func isPlayedAndQuit() async {
    await store.send(.startButtonTapped)
    await store.send(\.binding.xName, "Ada") {
      $0.xName = "Ada"
    }
    await store.send(.startButtonTapped)
    await store.send(.set(\.oName, "Bob")) {
      $0.oName = "Bob"
    }
    await store.send(.startButtonTapped) {
      $0.destination = .game(Game.State(xName: "Ada", oName: "Bob"))
    }
    await store.send(\.destination.game.squareTapped, 4) {
      $0.destination?.modify(\.game) {
        $0.board[4] = .x
        $0.turn = .o
      }
    }
    await store.send(\.destination.game.squareTapped, 0) {
      $0.$destination[case: \.game]?.board[0] = .o
      $0.$destination[case: \.game]?.turn = .x
    }
    await store.send(.destination(.presented(.game(.quitButtonTapped))))
    await store.receive(\.destination.dismiss) {
      $0.destination = nil
    }
  }

  @Test func logsOut() async {
    await store.send(.logOutButtonTapped) {
      $0.destination = .logOut(.confirmation(email: "ada@example.com"))
    }
    await store.send(\.destination.logOut.confirmButtonTapped) {
      $0.destination = nil
    }
    await store.receive(\.delegate.didLogOut)
  }

  @Test func staysLoggedIn() async {
    await store.send(.logOutButtonTapped) {
      $0.destination = .logOut(.confirmation(email: "ada@example.com"))
    }
    await store.send(\.destination.dismiss) {
      $0.destination = nil
    }
  }
}
