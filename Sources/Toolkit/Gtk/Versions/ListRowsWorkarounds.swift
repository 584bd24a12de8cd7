import CGtk

extension ListRows {
  /// Returns the first row that is included in the notification of GTK about a change: `index`, or
  /// a row before `index`.
  ///
  /// NB: Before 4.12, GTK removes rows from the beginning of a run of rows without widgets, even if
  /// the change begins in the middle of the run. Widgets of removed rows then remain in the list,
  /// at the positions of other rows. The notification therefore begins at the beginning of a run:
  /// at a row with a widget, after such a row, or at the first row.
  func startOfChange(at index: Int) -> Int {
    guard GtkVersion.current < GtkVersion(4, 12) else { return index }
    let bound = bound.keys
    if bound.isEmpty || bound.contains(index) { return index }
    return bound.filter { $0 < index }.max().map { $0 + 1 } ?? 0
  }

  /// Unbinds the rows that GTK has removed from the list without destroying them.
  ///
  /// NB: A window retains a removed row that was focused until the window is drawn. Before 4.12,
  /// GTK unbinds the row when the row is removed. Since 4.12, GTK unbinds the row when the row is
  /// destroyed.
  func unbindRemovedRows() {
    for (item, entry) in entries where entry.isBound {
      guard let row = gtk_widget_get_parent(entry.row.widget), gtk_widget_get_parent(row) == nil
      else { continue }
      unbindItem(item)
    }
  }
}
