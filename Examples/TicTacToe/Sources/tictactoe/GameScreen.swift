import ComposableArchitecture
import TicTacToeFeatures

/// The screen of a game. The state of the game is not observable, so the screen reads the state
/// through a view store.
struct GameScreen: Screen {
  /// The values that the screen shows.
  private struct ViewState: Equatable {
    let board: Board
    let player: String
    let title: String

    init(_ state: Game.State) {
      board = state.board
      player = "\(state.name(of: state.turn)) (\(state.turn.rawValue))"
      title = "\(state.xName) (X) against \(state.oName) (O)"
    }
  }

  private let viewStore: ViewStore<ViewState, Game.Action>

  init(store: StoreOf<Game>) {
    viewStore = ViewStore(store, observe: ViewState.init)
  }

  var text: String {
    let board = heading(viewStore.title) + "\n\n" + drawing(of: viewStore.board) + "\n"
    return switch viewStore.board.outcome {
    case .open: board
    case .tied: board + "\nThe game ended in a tie.\n"
    case .won: board + "\n\(viewStore.player) has won.\n"
    }
  }

  var prompt: String? {
    viewStore.board.outcome == .open
      ? "\(viewStore.player), which square?" : "Play again? (y/n)"
  }

  var commands: [Command] {
    [Command(name: "back", purpose: "quit the game", perform: quit)]
  }

  func answer(_ line: String) async -> String? {
    switch viewStore.board.outcome {
    case .open: tap(line)
    case .tied, .won: await playAgain(line)
    }
  }

  private func tap(_ line: String) -> String? {
    guard let number = Int(line), Board.squares.contains(number - 1) else {
      return "Type the number of a free square, from 1 to 9."
    }
    guard viewStore.board[number - 1] == nil else {
      return "Square \(number) is taken."
    }
    viewStore.send(.squareTapped(number - 1))
    return nil
  }

  private func playAgain(_ line: String) async -> String? {
    switch line.lowercased() {
    case "y", "yes": viewStore.send(.playAgainButtonTapped)
    case "n", "no": await quit()
    default: return "Type y or n."
    }
    return nil
  }

  private func quit() async {
    await viewStore.send(.quitButtonTapped).finish()
  }
}

/// Returns the board as text. A free square shows its number, counted from 1.
private func drawing(of board: Board) -> String {
  let rows = stride(from: 0, to: Board.squares.count, by: 3).map { first in
    "   "
      + (first..<first + 3)
      .map { " \(board[$0]?.rawValue ?? String($0 + 1)) " }
      .joined(separator: "│")
  }
  return rows.joined(separator: "\n   ───┼───┼───\n")
}
