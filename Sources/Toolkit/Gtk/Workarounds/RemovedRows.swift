import CGtk

/// Workarounds for rows that GTK removes from a list view or a list box.
@MainActor
enum RemovedRows {
  /// Returns the index at which the notification to GTK about a change at `index` must begin. The
  /// result is `index` or an earlier index. `bound` contains the rows with widgets.
  ///
  /// NB: Before 4.12, GTK removes rows from the beginning of a run of rows without widgets, even if
  /// the change begins in the middle of the run. Widgets of removed rows then remain in the list,
  /// at the positions of other rows. The notification therefore begins at the beginning of a run:
  /// at a row with a widget, after such a row, or at the first row. If no row has a widget, the
  /// notification begins at `index`.
  static func startOfChange<Row>(at index: Int, bound: [Int: Row]) -> Int {
    guard GtkVersion.current < GtkVersion(4, 12) else { return index }
    if bound.isEmpty || bound[index] != nil { return index }
    return bound.keys.filter { $0 < index }.max().map { $0 + 1 } ?? 0
  }

  /// Returns whether the index that GTK returns for a row of a list box is valid.
  ///
  /// NB: Before 4.18 (4.17.6, issue 4019), GTK does not reset the index of a row that was removed.
  static func hasValidIndex(_ row: Widget) -> Bool { gtk_widget_get_parent(row.widget) != nil }

  /// Returns whether GTK has removed a bound row from its list without destroying the row.
  ///
  /// NB: A window retains a removed row that was focused until the window is drawn. Before 4.12,
  /// GTK unbinds the row when the row is removed. Since 4.12, GTK unbinds the row when the row is
  /// destroyed.
  static func isRemoved(_ row: Widget) -> Bool {
    guard let parent = gtk_widget_get_parent(row.widget) else { return false }
    return gtk_widget_get_parent(parent) == nil
  }
}
