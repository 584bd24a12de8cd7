/// The mark of a player on the board.
public enum Mark: String, Equatable, Sendable, CaseIterable {
  case o = "O"
  case x = "X"

  /// The mark of the other player.
  public var other: Mark {
    switch self {
    case .o: .x
    case .x: .o
    }
  }
}
