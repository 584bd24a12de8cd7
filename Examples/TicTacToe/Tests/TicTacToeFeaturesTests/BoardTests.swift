import Testing
import TicTacToeFeatures

struct BoardTests {
  @Test(
    arguments: [
      [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ],
    Mark.allCases
  )
  func isWonByThreeInALine(line: [Int], mark: Mark) {
    var board = Board()
    for square in line {
      #expect(board.outcome == .open)
      board[square] = mark
    }
    #expect(board.outcome == .won(mark))
  }

  @Test func isTiedWhenItIsFull() {
    let marks: [Mark] = [.x, .o, .x, .x, .o, .o, .o, .x, .x]
    var board = Board()
    for (square, mark) in zip(Board.squares, marks) {
      #expect(board.outcome == .open)
      board[square] = mark
    }
    #expect(board.outcome == .tied)
  }

  @Test func hasNothingBesideIt() {
    var board = Board()
    board[9] = .x
    board[-1] = .x
    #expect(board == Board())
    #expect(board[9] == nil)
  }
}
