import Gtk

/// Adjacent rows of a list from the same source: those of a `ForEach`, or a single row.
@MainActor
protocol ListPart: AnyObject {
  /// The identity of the part, while it is in the list.
  var partID: ObjectIdentifier { get }

  var rowCount: Int { get }

  /// Returns the change of the rows since the last call; `nil` if there is none.
  ///
  /// - Parameter selected: Returns the indices of selected rows in a range, before the change.
  func takeChange(selected: (Range<Int>) -> [Int]) -> RowChange?

  /// Shows a row in `bin`, which follows the row until it is unbound.
  func bindRow(at index: Int, to bin: Bin)

  func unbindRow(from bin: Bin)

  /// Whether the row is a heading of other rows, which can't be selected.
  var isHeading: Bool { get }

  /// Returns the node of the row that is shown in `bin`.
  func node(in bin: Bin) -> AnyNode?

  /// Returns the value that identifies a row in a selection; `nil` if the row can't be selected.
  func selectionValue(at index: Int) -> AnyHashable?

  /// Returns the rows that any of `values` identifies in a selection, in order.
  func indices(of values: Set<AnyHashable>) -> [Int]

  /// What can be done to the rows.
  var edits: RowEdits { get }

  /// Returns the offset of a row's element among all elements, of which some may be left out.
  func offset(of index: Int) -> Int
}

extension ListPart {
  var edits: RowEdits { RowEdits() }

  func offset(of index: Int) -> Int { index }
}
