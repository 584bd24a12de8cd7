import ComposableArchitecture
import Testing
import TicTacToeFeatures

@MainActor
struct GameTests {
  private let store = TestStore(initialState: Game.State(xName: "Ada", oName: "Bob")) {
    Game()
  }

  @Test func isWonAndPlayedAgain() async {
    for (square, mark) in [(0, Mark.x), (3, .o), (1, .x), (4, .o)] {
      await store.send(.squareTapped(square)) {
        $0.board[square] = mark
        $0.turn = mark.other
      }
    }
    await store.send(.squareTapped(2)) {
      $0.board[2] = .x
    }
    #expect(store.state.board.outcome == .won(.x))
    #expect(store.state.name(of: store.state.turn) == "Ada")

    await store.send(.squareTapped(5))
    await store.send(.playAgainButtonTapped) {
      $0 = Game.State(xName: "Ada", oName: "Bob")
    }
  }

  @Test func takesNoSquareTwice() async {
    await store.send(\.squareTapped, 4) {
      $0.board[4] = .x
      $0.turn = .o
    }
    await store.send(\.squareTapped, 4)
    await store.send(\.squareTapped, 9)
  }

  @Test func isQuit() async {
    await store.send(.quitButtonTapped).finish()
    #expect(store.isDismissed)
  }
}
