import ComposableArchitecture

/// A game of tic-tac-toe between two people.
///
/// The state is not observable, as in earlier versions of the Composable Architecture. `NewGame`,
/// whose state is observable, presents this feature.
@Reducer
public struct Game: Sendable {
  public struct State: Equatable {
    public var board = Board()
    public let oName: String
    /// The mark of the current player. After the game has ended, the mark of the last move.
    public var turn = Mark.x
    public let xName: String

    public init(xName: String, oName: String) {
      self.oName = oName
      self.xName = xName
    }

    /// Returns the name of the player with the given mark.
    public func name(of mark: Mark) -> String {
      switch mark {
      case .o: oName
      case .x: xName
      }
    }
  }

  public enum Action: Equatable {
    case playAgainButtonTapped
    case quitButtonTapped
    /// Ignored if the square is taken or is not on the board, or if the game has ended.
    case squareTapped(Int)
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .playAgainButtonTapped:
        state = State(xName: state.xName, oName: state.oName)
        return .none

      case .quitButtonTapped:
        return .run { _ in await dismiss() }

      case .squareTapped(let square):
        guard
          Board.squares.contains(square), state.board[square] == nil, state.board.outcome == .open
        else { return .none }
        state.board[square] = state.turn
        if state.board.outcome == .open {
          state.turn = state.turn.other
        }
        return .none
      }
    }
  }
}
