/// A stretch of rows that is replaced by others.
struct RowChange: Equatable {
  var stretch: ChangedStretch
  /// The new indices of removed rows that are inserted again, by their old indices. Only rows that
  /// have something to lose are listed: those with widgets, and those that are selected.
  var moves: [Int: Int] = [:]

  /// Returns the new index of a row, by its old index; `nil` if the row was removed.
  func newIndex(of index: Int) -> Int? {
    if index < stretch.start { return index }
    if index >= stretch.oldRange.upperBound { return index - stretch.removed + stretch.added }
    return moves[index]
  }
}
