import ComposableArchitecture

/// A game of tic-tac-toe between two people.
///
/// It is written as features were before their state was observable, and works together with newer
/// ones all the same.
@Reducer
public struct Game: Sendable {
  public struct State: Equatable {
    public var board = Board()
    public let oName: String
    /// Whose turn it is while the game is open.
    public var turn = Mark.x
    public let xName: String

    public init(xName: String, oName: String) {
      self.oName = oName
      self.xName = xName
    }

    /// The name of the player who has a mark.
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
    /// A square that is taken, or isn't on the board, is as good as none.
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
