/// The rows whose selection the user or the program has changed.
package struct RowSelectionChange {
  /// The rows that are selected now and were not selected before, in order.
  package let selected: [Int]
  /// The rows that are no longer selected, in order.
  package let unselected: [Int]
  /// Whether the change determines the selection of every row, such as a click. A click with
  /// Control changes a single row, and the other rows remain as they are.
  package let isComplete: Bool
}
