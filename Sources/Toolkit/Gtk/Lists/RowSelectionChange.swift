/// The rows whose selection the user or the program has changed.
package struct RowSelectionChange {
  /// The rows that are selected now and were not selected before, in order.
  package let selected: [Int]
  /// The rows that are no longer selected, in order.
  package let unselected: [Int]
  /// Whether the change replaces the whole selection, as a click does. A click with Control changes
  /// one row only.
  package let isComplete: Bool
}
