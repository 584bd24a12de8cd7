/// The number of rows of a list that can be selected.
public enum ListSelectionMode: Sendable {
  /// No row. Rows can still be activated.
  case none
  /// One row, or no row.
  case single
  /// Any number of rows. Control and Shift extend the selection, and Control+A selects all rows.
  case multiple
}
