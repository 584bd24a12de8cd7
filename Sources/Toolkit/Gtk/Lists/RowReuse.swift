/// A change of a list, with a method that determines the widgets that inserted rows reuse.
///
/// GTK destroys the widgets of rows that are removed or move far away, and creates widgets for the
/// inserted rows. Creating a widget costs more than showing other content in an existing widget.
/// GTK finds the widget of a row by the item of the row. An inserted row that receives the item of
/// another row therefore also receives the widget of the other row.
struct RowReuse {
  /// The rows that are removed.
  let range: Range<Int>
  /// The number of rows that are inserted in place of `range`.
  let added: Int
  /// The new indices of the rows in `range` that remain, by their old indices.
  let moves: [Int: Int]
  /// The number of rows after the change.
  let count: Int

  /// Determines the rows whose widgets are reused. O(n log n) for n widgets.
  ///
  /// GTK creates widgets around the first visible row. If this row is removed, GTK creates widgets
  /// around an inserted row. The relative position of this row among the inserted rows is the
  /// relative position of the removed row among the removed rows. The inserted rows closest to this
  /// row receive the reused widgets. The result is an estimate. GTK destroys the widgets of rows
  /// that are farther away.
  ///
  /// - Parameters:
  ///   - candidates: The rows whose widgets may be reused, in order.
  ///   - anchor: The first visible row.
  ///   - widgets: The rows that have widgets.
  ///
  /// - Returns: A dictionary from the old index of a row to the index of the inserted row that
  ///   receives the widget of the old row.
  func pairs(candidates: [Int], anchor: Int, widgets: ClosedRange<Int>) -> [Int: Int] {
    guard added > 0, count > 0 else { return [:] }
    let newAnchor = newIndex(of: anchor)
    let widgetCount = max(widgets.count, Self.usualWidgetCount)
    // At the beginning and at the end of the list, GTK shifts the range of rows with widgets into
    // the list.
    let start = min(max(newAnchor - (anchor - widgets.lowerBound), 0), max(count - widgetCount, 0))
    let stretch = start..<min(start + widgetCount, count)
    let free = candidates.filter { index in
      range.contains(index) && !(moves[index].map(stretch.contains) ?? false)
    }
    let inserted = range.lowerBound..<(range.lowerBound + added)
    let usedIndices = Set(moves.values)
    let newIndices = stretch.clamped(to: inserted)
      .filter { !usedIndices.contains($0) }
      .sorted { abs($0 - newAnchor) < abs($1 - newAnchor) }
      .prefix(free.count)
      .sorted()
    return Dictionary(uniqueKeysWithValues: zip(free, newIndices))
  }

  /// The number of rows for which GTK creates widgets. In a shorter list, all rows have widgets.
  private static let usualWidgetCount = 200

  private func newIndex(of index: Int) -> Int {
    if index < range.lowerBound { return index }
    if index >= range.upperBound { return index - range.count + added }
    return moves[index] ?? range.lowerBound + (index - range.lowerBound) * added / range.count
  }
}
