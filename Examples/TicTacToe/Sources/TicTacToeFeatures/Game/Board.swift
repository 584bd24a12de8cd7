/// Nine squares with their marks. The squares are numbered by rows, from 0.
///
/// ```swift
/// var board = Board()
/// board[4] = .x
/// board.outcome  // .open
/// ```
public struct Board: Equatable, Sendable {
  /// The result of a game, or `open` if the game has not ended.
  public enum Outcome: Equatable, Sendable {
    /// A square is free, and no line contains three equal marks.
    case open
    case tied
    case won(Mark)
  }

  private var marks: [Mark?] = Array(repeating: nil, count: 9)

  public init() {}

  /// The numbers of the squares.
  public static let squares = 0..<9

  /// The mark on a square, or `nil` if the square is free. If no square has the number, the getter
  /// returns `nil` and the setter does nothing.
  public subscript(square: Int) -> Mark? {
    get { Self.squares.contains(square) ? marks[square] : nil }
    set { if Self.squares.contains(square) { marks[square] = newValue } }
  }

  /// The result of the game, or `open` if the game has not ended.
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
