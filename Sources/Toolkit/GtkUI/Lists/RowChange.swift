/// A stretch of rows that is replaced by other rows.
struct RowChange: Equatable {
  var stretch: ChangedStretch
  /// The new indices of rows that are removed and inserted again, by their old indices. Contains
  /// only rows with state that must be preserved: rows with widgets and selected rows.
  var moves: [Int: Int] = [:]

  /// Returns the new index of the row at an old index, or `nil` if the row was removed.
  func newIndex(of index: Int) -> Int? {
    if index < stretch.start { return index }
    if index >= stretch.oldRange.upperBound { return index - stretch.removed + stretch.added }
    return moves[index]
  }
}
