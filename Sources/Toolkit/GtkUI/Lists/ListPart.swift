import Gtk

/// The rows of a `ForEach` in a list, which are adjacent, or the single row of another view.
@MainActor
protocol ListPart: AnyObject {
  /// The identity of the part while the part is in the list.
  var partID: ObjectIdentifier { get }

  var rowCount: Int { get }

  /// Returns the change of the rows since the last call, or `nil` if no row has changed.
  ///
  /// - Parameter selected: Returns the indices of selected rows in a range, before the change.
  ///
  /// - Returns: The change, with indices of rows of this part.
  func consumeChange(selected: (Range<Int>) -> [Int]) -> RowChange?

  /// Shows a row in `bin`, and updates `bin` with the row until the row is unbound.
  func bindRow(at index: Int, to bin: Bin)

  func unbindRow(from bin: Bin)

  /// Whether the row is a heading of other rows. A heading can't be selected.
  var isHeading: Bool { get }

  /// Returns the node of the row that is shown in `bin`.
  func node(in bin: Bin) -> AnyNode?

  /// Returns the value of a row in a selection, or `nil` if the row can't be selected.
  func selectionValue(at index: Int) -> AnyHashable?

  /// Returns the indices of the rows with any of the selection values, in order.
  func indices(of values: Set<AnyHashable>) -> [Int]

  /// The actions that edit the rows.
  var edits: RowEdits { get }

  /// Returns the offset of a row's element in the data of the app, which may contain skipped
  /// elements.
  func offset(of index: Int) -> Int
}

extension ListPart {
  var edits: RowEdits { RowEdits() }

  func offset(of index: Int) -> Int { index }
}
