/// Nine squares, numbered from 0 by rows, and who has put what on them.
///
/// ```swift
/// var board = Board()
/// board[4] = .x
/// board.outcome  // .open
/// ```
public struct Board: Equatable, Sendable {
  /// How a game stands.
  public enum Outcome: Equatable, Sendable {
    /// There are squares left, and nobody has three in a line.
    case open
    case tied
    case won(Mark)
  }

  private var marks: [Mark?] = Array(repeating: nil, count: 9)

  public init() {}

  /// The numbers of the squares.
  public static let squares = 0..<9

  /// The mark on a square. A square that isn't on the board is empty, and stays so.
  public subscript(square: Int) -> Mark? {
    get { Self.squares.contains(square) ? marks[square] : nil }
    set { if Self.squares.contains(square) { marks[square] = newValue } }
  }

  /// How the game stands.
  public var outcome: Outcome {
    for line in Self.lines {
      if let mark = self[line[0]], line.allSatisfy({ self[$0] == mark }) {
        return .won(mark)
      }
    }
    return marks.contains(nil) ? .open : .tied
  }

  private static let lines: [[Int]] =
    (0..<3).map { row in [3 * row, 3 * row + 1, 3 * row + 2] }
    + (0..<3).map { column in [column, column + 3, column + 6] }
    + [[0, 4, 8], [2, 4, 6]]
}
