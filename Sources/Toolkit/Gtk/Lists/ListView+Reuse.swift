import CGtk

extension ListView {
  /// Returns a dictionary from the old index of a row to the index of the inserted row that
  /// receives the widget of the old row. O(n log n) for n rows with widgets.
  ///
  /// The widget of a row in view, of a selected row or of the focused row is not reused, because
  /// GTK finds these rows again by their items.
  func reusedRows(
    of bound: [Int: Row],
    _ range: Range<Int>,
    with count: Int,
    moves: [Int: Int]
  ) -> [Int: Int] {
    let focused = gtk_widget_get_focus_child(widget)
    var hidden: [Int] = []
    var anchor: Int?
    let indices = bound.keys.sorted()
    for index in indices {
      guard let row = bound[index].flatMap({ gtk_widget_get_parent($0.widget) }) else { continue }
      // GTK hides the widgets of rows that are out of view.
      if gtk_widget_get_child_visible(row).isTrue {
        anchor = anchor ?? index
      } else if row != focused, !model.isSelected(guint(index)) {
        hidden.append(index)
      }
    }
    guard let anchor = anchor ?? indices.first else { return [:] }
    let run = adjacent(to: anchor) { bound[$0] != nil }
    let total = self.count - range.count + count
    return RowReuse(range: range, added: count, moves: moves, count: total)
      .pairs(candidates: hidden.filter(run.contains), anchor: anchor, widgets: run)
  }

  /// Returns the longest range of indices around an index for which a condition holds. The rows
  /// with widgets are not always adjacent, because a row that GTK tracks can have a widget far from
  /// the rows in view.
  private func adjacent(to index: Int, where condition: (Int) -> Bool) -> ClosedRange<Int> {
    var lower = index
    var upper = index
    while condition(lower - 1) { lower -= 1 }
    while condition(upper + 1) { upper += 1 }
    return lower...upper
  }
}
