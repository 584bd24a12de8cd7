import CGtk

extension ListView {
  /// Returns the inserted rows that receive widgets of other rows in a change, by the old indices of
  /// the latter. O(n log n) for n rows with widgets.
  ///
  /// The widget of a visible row and the widget that contains the focus are not reused: GTK keeps
  /// their rows in view, and the focus would move to another row.
  func reusedRows(
    of bound: [Int: Row],
    _ range: Range<Int>,
    with count: Int,
    moves: [Int: Int]
  ) -> [Int: Int] {
    let indices = bound.keys.sorted()
    guard let first = indices.first, let last = indices.last else { return [:] }
    var hidden: [Int] = []
    var anchor: Int?
    let focus = gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }
    for index in indices {
      guard let row = bound[index].flatMap({ gtk_widget_get_parent($0.widget) }) else { continue }
      // GTK hides the rows with widgets that are out of view.
      if gtk_widget_get_child_visible(row).isTrue {
        anchor = anchor ?? index
      } else if !contains(row, focus) {
        hidden.append(index)
      }
    }
    let total = self.count - range.count + count
    return RowReuse(range: range, added: count, moves: moves, count: total)
      .pairs(candidates: hidden, anchor: anchor ?? first, widgets: first...last)
  }

  private func contains(
    _ row: UnsafeMutablePointer<GtkWidget>,
    _ focus: UnsafeMutablePointer<GtkWidget>?
  ) -> Bool {
    guard let focus else { return false }
    return focus == row || gtk_widget_is_ancestor(focus, row).isTrue
  }
}
